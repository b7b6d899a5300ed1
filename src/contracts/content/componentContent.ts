/**
 * What editors enter for a component. The platform's templates, renderings and placeholder settings are generated from it
 * (`bin/items/`, docs/decisions/0196); no part of the product reads it at run time.
 */

/** The values of a choice. The platform has them as items, and a layout has the name of the chosen one. */
export type Choices = readonly string[] | SharedChoices;

/** Values that several components have. The platform has them once. */
export interface SharedChoices {
  /** Name of their folder on the platform. */
  readonly name: string;
  readonly values: readonly string[];
}

interface WithHelp {
  /** For editors, when the name does not say it. One sentence. */
  readonly help?: string;
}

export interface PlainField extends WithHelp {
  readonly type:
    | 'text'
    | 'longText'
    | 'richText'
    | 'image'
    /** A file of the media library, also a video. */
    | 'file'
    | 'link'
    | 'checkbox'
    | 'integer'
    | 'dateTime';
}

export interface ChoiceField extends WithHelp {
  readonly type: 'choice';
  readonly values: Choices;
}

/** Items below the data source, or one of them. */
export interface ItemsField extends WithHelp {
  readonly type: 'items' | 'item';
  /** What an item is called: `Card`. Fields of a component with the same name share a template. */
  readonly of: string;
  readonly fields: FieldContracts;
}

/** A page of the site, or items of a template of the product, that exist already. */
export interface ReferenceField extends WithHelp {
  readonly type: 'page' | 'references';
  /** Name of a template of `pageContent.ts`. */
  readonly template: string;
}

export type FieldContract = PlainField | ChoiceField | ItemsField | ReferenceField;
export type FieldContracts = Readonly<Record<string, FieldContract>>;

/** Values of parameters are texts; that of a checkbox is `1` or empty. */
export type ParamContract = ChoiceField | (WithHelp & { readonly type: 'checkbox' | 'integer' | 'text' });
export type ParamContracts = Readonly<Record<string, ParamContract>>;

/** Groups in which the editor offers components. Those of `Frame` and `Parts` are not in the main area of a page. */
export type ComponentGroup = 'Cars' | 'Dealers' | 'Forms' | 'Media' | 'Stories' | 'Text' | 'Layout' | 'Frame' | 'Parts';

export interface ComponentContent {
  readonly group: ComponentGroup;
  /** What it shows, for editors who choose it. One or two sentences. */
  readonly help: string;
  /** Absent for a component without data source. */
  readonly fields?: FieldContracts;
  /** Without a data source it shows fields of its page, so that the platform must not make one by itself. */
  readonly dataSource?: 'optional';
  /** Without those of the box around it (`frame.ts`), which every component has. */
  readonly params?: ParamContracts;
  /** Keys as the platform has them (`carousel-{*}`), and the components that editors may place there; `main` for those of the main area. */
  readonly placeholders?: Readonly<Record<string, readonly string[] | 'main'>>;
  /** The platform has items of its own for it, so that none are generated. */
  readonly ofPlatform?: true;
}

/** Backgrounds of a band across the page: none, light, dark (`bandClass`). */
export const BACKGROUND_COLORS: SharedChoices = { name: 'Background color', values: ['1', '2', '3'] };

/** `h1` for the first component of a page without another heading. */
export const TITLE_TAGS: SharedChoices = { name: 'Title tag', values: ['h1', 'h2'] };

/** States of a form, for a page of examples. */
export const FORM_STATES: SharedChoices = {
  name: 'Form state',
  values: ['Idle', 'Errors', 'Sending', 'Sent', 'Failed'],
};

/** Returns the values of a choice. */
export const valuesOf = (choices: Choices): readonly string[] => ('name' in choices ? choices.values : choices);
