//! Stable codes of errors and reasons, for which the page has the words.

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
