//! Reads an enum of enums from JSON by the names of the inner variants, which are all that is written. serde would keep
//! the content until it knows which enum it is, and numbers of any length do not survive that.

use serde::de::value::{Error as Unread, StringDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// The names of an enum's variants.
pub(super) fn names<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    struct Names<'n>(&'n mut &'static [&'static str]);

    impl<'de> Deserializer<'de> for Names<'_> {
        type Error = Unread;

        fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Unread> {
            Err(Unread::custom("not an enum"))
        }

        fn deserialize_enum<V: Visitor<'de>>(
            self,
            _: &'static str,
            names: &'static [&'static str],
            visitor: V,
        ) -> Result<V::Value, Unread> {
            *self.0 = names;
            self.deserialize_any(visitor)
        }

        forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
            newtype_struct seq tuple tuple_struct map struct identifier ignored_any
        }
    }

    let mut names: &'static [&'static str] = &[];
    // It only looks at the names, and always fails.
    drop(T::deserialize(Names(&mut names)));
    names
}

/// A variant whose name has been read, with the access to its content.
pub(super) struct Variant<A> {
    pub(super) name: String,
    pub(super) content: A,
}

impl<'de, A: VariantAccess<'de>> Deserializer<'de> for Variant<A> {
    type Error = A::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, A::Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Variant<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, A), A::Error> {
        let name: StringDeserializer<A::Error> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.content))
    }
}
