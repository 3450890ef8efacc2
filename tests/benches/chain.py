#!/usr/bin/env python3
"""A shop on fifty devices in ten places, as a discrete simulation: what it takes and where it ends.

    chain.py                       the tables of README.md
    chain.py --devices 5 --places 5 --voters 5 --rate 20 --uplink 1000     one line of figures

Consensus is simulated as `openraft` 0.9 does it and `src/share/net` carries it: the leader sends entries to each other
device itself, in one request at a time and device; a change is acknowledged when most of those that vote have it on
disk and the leader has applied it; the device that proposed it answers when its own file has it too. Costs are those that
`cargo bench --bench sharing` measured here; each device has one core for them, each place one line to the others.
"""

import argparse
import heapq
import random
import statistics

# Milliseconds of a processor, measured as README.md says. Nine devices instead of three cost the leader 0.08 a change and device.
PROPOSE = 0.35  # the leader: a change comes, is put into its list, and is answered
APPLY = 0.30  # each device: a change applied to its file
SEND, SEND_ENTRY = 0.05, 0.03  # the leader: a request to one device and its answer; each entry in it
RECEIVE, RECEIVE_ENTRY = 0.08, 0.05  # a follower: the same
FLUSH = 0.4  # a log or a file synced, on the wall

# Bytes on a line, with TLS and TCP: of 1,840 for a single change and device, in two requests, and 800 more from a follower.
REQUEST, ENTRY, ANSWER, PROPOSAL = 330, 620, 280, 500

WITHIN, BETWEEN = 0.3, 50.0  # one way, in milliseconds: in a place, and between two
MOST_ENTRIES = 300  # of one request
HEARTBEAT = 300.0  # an empty request where there is nothing to send
SECONDS = 20


class Line:
    """What takes one thing after the other: a core, or the line of a place to the others."""

    def __init__(self):
        self.free = 0.0
        self.used = 0.0

    def take(self, now, time):
        self.free = max(self.free, now) + time
        self.used += time
        return self.free


class Device:
    def __init__(self, number, place, votes):
        self.number, self.place, self.votes = number, place, votes
        self.core, self.disk = Line(), Line()
        self.acked, self.sent_commit, self.applied = 0, 0, 0
        self.is_busy, self.heard = False, 0.0


class Chain:
    """The simulation. The first device leads."""

    def __init__(self, args, seed=1):
        self.args, self.random = args, random.Random(seed)
        self.devices = [
            Device(number, number % args.places, number < args.voters) for number in range(args.devices)
        ]
        self.leader = self.devices[0]
        self.lines = [Line() for _ in range(args.places)]
        self.out = [0] * args.places
        self.events, self.count = [], 0
        self.last, self.flushed, self.commit, self.leader_applied = 0, 0, 0, 0
        self.is_flushing = False
        self.proposals = {}  # by the index of the entry: when it was made, and where
        self.latencies = {"the leader's place": [], "another place": []}
        self.lags = []

    def at(self, time, work, *words):
        self.count += 1
        heapq.heappush(self.events, (time, self.count, work, words))

    def carry(self, now, one, other, size):
        """When bytes of one device are at another."""
        if one.place == other.place:
            return now + WITHIN
        self.out[one.place] += size
        seconds = size * 8 / (self.args.uplink * 1e6)
        return self.lines[one.place].take(now, seconds * 1000) + self.args.between

    def run(self):
        end = SECONDS * 1000.0
        for device in self.devices[1:]:
            self.at(self.random.uniform(0, HEARTBEAT), self.beat, device)
        if self.args.by is None:
            self.at(0.0, self.type)
        else:
            self.at(0.0, self.change, self.devices[self.args.by])
        while self.events:
            now, _, work, words = heapq.heappop(self.events)
            if now > end:
                break
            work(now, *words)
        return self

    def type(self, now):
        """Somebody makes a change on some device."""
        self.change(now, self.random.choice(self.devices))
        self.at(now + self.random.expovariate(self.args.rate / 1000), self.type)

    def change(self, now, device):
        sent = now if device is self.leader else self.carry(now, device, self.leader, PROPOSAL)
        self.at(sent, self.propose, now, device)

    def propose(self, now, made, device):
        done = self.leader.core.take(now, PROPOSE)
        self.at(done, self.enter, made, device)

    def enter(self, now, made, device):
        self.last += 1
        self.proposals[self.last] = (made, device, now)
        self.flush(now)
        for other in self.devices[1:]:
            self.send(now, other)

    def flush(self, now):
        if not self.is_flushing and self.flushed < self.last:
            self.is_flushing = True
            self.at(self.leader.disk.take(now, FLUSH), self.has_flushed, self.last)

    def has_flushed(self, now, index):
        self.is_flushing, self.flushed = False, index
        self.flush(now)
        self.agree(now)

    def send(self, now, device, is_beat=False):
        entries = min(self.last - device.acked, MOST_ENTRIES)
        is_news = entries > 0 or device.sent_commit < self.commit
        if device.is_busy or not (is_news or is_beat):
            return
        device.is_busy, device.sent_commit = True, self.commit
        sent = self.leader.core.take(now, SEND + entries * SEND_ENTRY)
        there = self.carry(sent, self.leader, device, REQUEST + entries * ENTRY)
        self.at(there, self.receive, device, device.acked + entries, entries, self.commit)

    def beat(self, now, device):
        self.send(now, device, True)
        self.at(now + HEARTBEAT, self.beat, device)

    def receive(self, now, device, last, entries, commit):
        done = device.core.take(now, RECEIVE + entries * RECEIVE_ENTRY)
        device.heard = now
        if entries:
            done = device.disk.take(done, FLUSH)
        self.at(self.carry(done, device, self.leader, ANSWER), self.answer, device, last)
        self.apply(done, device, min(commit, last))

    def answer(self, now, device, last):
        self.leader.core.take(now, 0.0)
        device.is_busy, device.acked = False, max(device.acked, last)
        if device.votes:
            self.agree(now)
        self.send(now, device)

    def agree(self, now):
        """What most of those that vote have on disk is agreed."""
        voters = sorted([self.flushed, *(one.acked for one in self.devices[1:] if one.votes)], reverse=True)
        commit = voters[len(voters) // 2]
        if commit > self.commit:
            self.commit = commit
            self.apply(now, self.leader, commit)
            for device in self.devices[1:]:
                self.send(now, device)

    def apply(self, now, device, upto):
        if upto <= device.applied:
            return
        done = device.core.take(now, (upto - device.applied) * APPLY)
        done = device.disk.take(done, FLUSH)
        before, device.applied = device.applied, upto
        self.at(done, self.has_applied, device, before + 1, upto)

    def has_applied(self, now, device, first, last):
        for index in range(first, last + 1):
            made, proposer, entered = self.proposals[index]
            if proposer is device:
                near = "the leader's place" if device.place == self.leader.place else "another place"
                self.latencies[near].append(now - made)
                if self.args.by is not None:
                    self.change(now, device)
            self.lags.append(now - entered)
        if device is self.leader:
            self.leader_applied = last

    def figures(self):
        """Changes a second that all devices have, times, megabits a second out of places, the leader's core."""
        seconds = SECONDS
        done = min(device.applied for device in self.devices) / seconds
        most = lambda times, part: sorted(times)[int(len(times) * part)] if times else float("nan")
        out = [bytes_out * 8 / seconds / 1e6 for bytes_out in self.out]
        return {
            "a second": done,
            **{f"{name} p{int(part * 100)}": most(times, part)
               for name, times in self.latencies.items() for part in (0.5, 0.99)},
            "line of the leader": out[0],
            "line of another": statistics.mean(out[1:]) if out[1:] else 0.0,
            "core of the leader": self.leader.core.used / seconds / 10,
        }


def row(args):
    found = Chain(args).run().figures()
    near, far = "the leader's place", "another place"
    times = " | ".join(f"{found[f'{name} p50']:.0f} / {found[f'{name} p99']:.0f}" for name in (near, far))
    return (f"| {args.rate:g} | {args.uplink:g} | {found['a second']:.0f} | {times} | "
            f"{found['line of the leader']:.1f} | {found['line of another']:.2f} | {found['core of the leader']:.0f} % |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--devices", type=int, default=50)
    parser.add_argument("--places", type=int, default=10)
    parser.add_argument("--voters", type=int, default=5)
    parser.add_argument("--between", type=float, default=BETWEEN)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--by", type=int, help="one change after the other, by the device of this number; 0 leads")
    parser.add_argument("--uplink", type=float, default=1000)
    args = parser.parse_args()
    print("| changes a second, typed | Mbit/s of a line | made | leader's place p50 / p99 | another p50 / p99 "
          "| Mbit/s out of the leader's place | of another | leader's core |")
    print("|---|---|---|---|---|---|---|---|")
    if args.rate or args.by is not None:
        args.rate = args.rate or 0
        print(row(args))
        return
    for rate, uplink in [(0.01, 10), (1, 10), (10, 10), (20, 10), (40, 10), (60, 10), (100, 100), (200, 100),
                         (300, 100), (400, 1000), (500, 1000)]:
        args.rate, args.uplink = rate, uplink
        print(row(args), flush=True)


if __name__ == "__main__":
    main()
