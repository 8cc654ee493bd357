//! Enums that list their variants, and enums with stable codes, for which the page has the words.

/// Defines an enum in which each variant has a code: `Variant = "its-code"`.
macro_rules! codes {
    ($(#[$about:meta])* pub enum $name:ident {
        $($(#[$doc:meta])* $variant:ident $({ $($fields:tt)* })? = $code:literal,)+
    }) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$doc])* $variant $({ $($fields)* })?,)+
        }

        impl $name {
            /// The codes of all variants.
            pub const CODES: &[&str] = &[$($code),+];

            /// The stable code.
            pub fn code(&self) -> &'static str {
                match self {
                    $($name::$variant { .. } => $code,)+
                }
            }
        }
    };
}

/// Defines an enum with the array `ALL` of its variants, in their order.
macro_rules! listed {
    ($(#[$about:meta])* pub enum $name:ident {
        $($(#[$doc:meta])* $variant:ident,)+
    }) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: [$name; [$($name::$variant),+].len()] = [$($name::$variant),+];
        }
    };
}
