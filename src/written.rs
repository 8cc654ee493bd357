//! Short texts of one's own. The standard library's `to_string` is copied wherever it is called, for some fifty bytes of
//! WebAssembly each time.

/// What is written as it stands.
pub(crate) trait Written {
    /// As a text.
    fn written(&self) -> String;
}

impl Written for str {
    #[inline(never)]
    fn written(&self) -> String {
        self.to_string()
    }
}

impl Written for char {
    #[inline(never)]
    fn written(&self) -> String {
        self.to_string()
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl Written for $number {
            fn written(&self) -> String {
                decimal(*self as u64)
            }
        }
    )+};
}
numbers! { u8 u16 u32 u64 usize }

#[inline(never)]
fn decimal(number: u64) -> String {
    number.to_string()
}
