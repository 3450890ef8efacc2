//! Invoices on paper.
