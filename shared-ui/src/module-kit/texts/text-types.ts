/** A tree of texts; a leaf is an i18next text: `{{name}}` is filled in (`{{name, number}}` as the language writes numbers), `key_one` and `key_other` are plurals of `key`. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Texts that were declared with `defineTexts`; `Source` is the Italian tree. */
export interface Texts<Source extends TextTree = TextTree> {
  readonly namespace: string;
  readonly it: Source;
  readonly en: TranslationOf<Source>;
}

/** The shape that a translation of `Source` must have: the same keys. */
export type TranslationOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : TranslationOf<Source[Key]>;
};

/** `Translation` with a `never` wherever it has a key that `Source` lacks. */
export type WithoutExtraKeys<Translation, Source> = {
  readonly [Key in keyof Translation]: Key extends keyof Source
    ? Translation[Key] extends string
      ? string
      : WithoutExtraKeys<Translation[Key], Source[Key]>
    : never;
};

/** Every text of a tree as a pair of its dotted key and its words. */
type Leaf<Tree, Prefix extends string = ''> = {
  [Key in keyof Tree]: Key extends string
    ? Tree[Key] extends string
      ? [`${Prefix}${Key}`, Tree[Key]]
      : Leaf<Tree[Key], `${Prefix}${Key}.`>
    : never;
}[keyof Tree];

type PluralForm = 'one' | 'other';
type KeyOf<Pair> = Pair extends [infer Key, unknown] ? Key : never;
type WithoutForm<Key> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The keys of the texts; the two forms of a plural are one key. */
export type TextKey<Source> = WithoutForm<KeyOf<Leaf<Source>>>;

type WordsOf<Pair, Key> = Pair extends [infer Own, infer Words]
  ? WithoutForm<Own> extends Key
    ? Words
    : never
  : never;
type FormsOf<Pair, Key> = Pair extends [infer Own, unknown]
  ? WithoutForm<Own> extends Key
    ? Own extends Key
      ? never
      : 'count'
    : never
  : never;
type Placeholder<Words> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? WithoutFormat<Name> | Placeholder<Rest>
  : never;
type WithoutFormat<Name> = Name extends `${infer Bare}, ${string}` ? Bare : Name;
type NameOf<Source, Key> = Placeholder<WordsOf<Leaf<Source>, Key>> | FormsOf<Leaf<Source>, Key>;

/** The arguments of a text: nothing, or a value for each of its placeholders (and `count` for a plural). */
type TextValues<Source, Key> =
  string extends WordsOf<Leaf<Source>, Key>
    ? [values?: Readonly<Record<string, string | number>>]
    : [NameOf<Source, Key>] extends [never]
      ? []
      : [values: Readonly<Record<NameOf<Source, Key> & string, string | number>>];

/** Gives a text in the language of the moment. */
export type Translate<Source> = <Key extends TextKey<Source>>(
  key: Key,
  ...values: TextValues<Source, Key>
) => string;
