//! Chance from a seed, in whole numbers, and the shapes that things are drawn from.

/// Splitmix64: small, fast, and the same everywhere.
#[derive(Debug, Clone)]
pub struct Draw(u64);

impl Draw {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, end: u64) -> u64 {
        self.number() % end.max(1)
    }

    /// Whether something happens that happens so often in a thousand.
    pub fn happens(&mut self, in_a_thousand: u64) -> bool {
        self.below(1_000) < in_a_thousand
    }

    /// One of these, each as often as its weight says.
    pub fn one_of<T: Copy>(&mut self, weighted: &[(u64, T)]) -> T {
        let mut at = self.below(weighted.iter().map(|(weight, _)| weight).sum());
        for (weight, value) in weighted {
            if at < *weight {
                return *value;
            }
            at -= weight;
        }
        weighted[0].1
    }

    /// A product from 1 to `products`, the popular ones as often as in the data.
    pub fn product(&mut self, products: u64) -> u64 {
        let share = self.below(10_000_000);
        let mut before = (0, 0);
        for point in POPULARITY {
            if share < point.1 * 1_000 {
                let width = (point.1 - before.1) * 1_000;
                let rank = (before.0 * width + (point.0 - before.0) * (share - before.1 * 1_000)) * products;
                // The most popular is not the first that was ever made.
                return (rank / width / PRODUCTS * 7_919) % products + 1;
            }
            before = point;
        }
        products
    }
}

/// Products in the data.
const PRODUCTS: u64 = 4_070;
/// How many of the most popular products have how many ten-thousandths of all lines.
const POPULARITY: [(u64, u64); 15] = [
    (1, 43),
    (5, 185),
    (10, 318),
    (20, 549),
    (50, 1_135),
    (100, 1_882),
    (200, 2_968),
    (400, 4_504),
    (800, 6_487),
    (1_200, 7_759),
    (1_600, 8_631),
    (2_000, 9_222),
    (2_500, 9_664),
    (3_000, 9_888),
    (PRODUCTS, 10_000),
];
/// Invoices by weekday from Monday; the shop is closed on Saturdays.
pub const WEEKDAYS: [u64; 7] = [4_138, 4_722, 4_815, 5_660, 4_184, 0, 2_381];
/// Invoices by month from January.
pub const MONTHS: [u64; 12] =
    [1_476, 1_393, 1_983, 1_744, 2_162, 2_012, 1_927, 1_737, 2_327, 2_637, 3_462, 2_025];
/// Invoices by the hour they were written in.
pub const HOURS: [(u64, u64); 15] = [
    (22, 6),
    (31, 7),
    (624, 8),
    (1_824, 9),
    (2_961, 10),
    (3_165, 11),
    (3_961, 12),
    (3_369, 13),
    (3_137, 14),
    (3_069, 15),
    (1_952, 16),
    (1_205, 17),
    (333, 18),
    (219, 19),
    (28, 20),
];
/// Lines by how many of a product were sold.
pub const QUANTITIES: [(u64, u64); 12] = [
    (148_227, 1),
    (81_829, 2),
    (37_121, 3),
    (38_484, 4),
    (11_757, 5),
    (40_868, 6),
    (13_129, 8),
    (22_288, 10),
    (61_063, 12),
    (4_266, 16),
    (24_021, 24),
    (6_068, 48),
];
/// Lines of an order: three in the middle.
pub const LINES: [(u64, u64); 8] = [(30, 1), (22, 2), (16, 3), (12, 4), (8, 5), (6, 6), (4, 8), (2, 12)];
/// Prices in pence.
pub const PRICES: [(u64, u64); 10] = [
    (10, 42),
    (10, 65),
    (10, 85),
    (15, 125),
    (15, 208),
    (15, 295),
    (10, 425),
    (8, 795),
    (5, 995),
    (2, 1_695),
];
/// Lines by country.
pub const COUNTRIES: [(u64, &str); 8] =
    [(4_950, "GB"), (95, "DE"), (86, "FR"), (82, "IE"), (25, "ES"), (24, "NL"), (21, "BE"), (20, "CH")];
