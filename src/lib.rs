//! Menagerie: rules, search and page boundary of chess variants.
