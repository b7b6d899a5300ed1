const DECIMAL_POINT = /(?<![\d.])\d+\.\d{1,2}[ \u00a0]?%/g;
const DECIMAL_COMMA = /(?<![\d,])\d+,\d{1,2}(?!\d)/g;
const COMMA_FOR_THOUSANDS = /(?<![\d,])\d{1,3},\d{3}(?!\d)/g;
const SPACE_FOR_THOUSANDS =
  /(?<!\d|\d[ \u00a0]|\+)[1-9]\d{0,2}[ \u00a0]\d{3}(?![ \u00a0]?\d)(?=[ \u00a0](?:kilometres|kilometers|km|miles|cars|kronor|kroner|points)\b)/g;
const PERCENT_WITHOUT_SPACE = /\d[\d.,]*%/g;
const PERCENT_WITH_SPACE = /\d[ \u00a0]%/g;
const RANGE_WITHOUT_SPACES = /\b\d+–\d+\b/g;
const RANGE_WITH_SPACES = /\b\d+ – \d+\b/g;

/** English writes `3.95%` and `5,000`; the other languages of the sites `3,95 %` and `5 000`, or `5.000` in Danish. */
const COMMA_LANGUAGE = [DECIMAL_POINT, COMMA_FOR_THOUSANDS, PERCENT_WITHOUT_SPACE];
const WRONG: Readonly<Record<string, readonly RegExp[]>> = {
  en: [DECIMAL_COMMA, SPACE_FOR_THOUSANDS, PERCENT_WITH_SPACE, RANGE_WITH_SPACES],
  sv: [...COMMA_LANGUAGE, RANGE_WITH_SPACES],
  nb: [...COMMA_LANGUAGE, RANGE_WITH_SPACES],
  da: [...COMMA_LANGUAGE, RANGE_WITH_SPACES],
  fi: [...COMMA_LANGUAGE, RANGE_WITH_SPACES],
  // Slovak puts spaces around every dash.
  sk: [...COMMA_LANGUAGE, RANGE_WITHOUT_SPACES],
};

/** Lists numbers in the format of another language. */
export const foreignNumbers = (text: string, language: string): string[] =>
  (WRONG[language] ?? []).flatMap((pattern) => text.match(pattern) ?? []);
