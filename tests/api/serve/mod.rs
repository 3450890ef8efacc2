//! The API over HTTP, against servers that listen: some within this program, some started as a person
//! would. What is sent goes over a socket, byte by byte where that matters.

mod browsers;
mod client;
mod clients;
mod credentials;
mod devices;
mod floods;
mod limits;
mod once;
mod program;
mod recorded;
mod routes;
mod shop;
mod signing;
mod unsettled;
