/** Words of closed lists and the like, by the end of a field's name: pages are not shown without them. */
const WORDS: readonly [RegExp, string][] = [
  [/^\?kind$/, 'vacancy'],
  [/^\?page$/, '1'],
  [/^\?id$/, '019a3f00-aaaa-7bbb-8ccc-dddddddddddd'],
  [/\/report\/.*\.path$/, '/vacancy'],
  [/\/seaman\/view.*company\.path$/, '/crewing/ph/example'],
  [/Date$/, '2026-12-01'],
  [
    /[.?](sentDay|day|from|to|until|joinFrom|readyFrom|validFrom|validTo|checkedOn|recheckOn|suggestedOn|licenceExpires)$/,
    '2026-12-01',
  ],
  [/\.joinedIn$/, '2026-12'],
  [/\.month$/, '2026-12'],
  [/(rank|ranks\[\]|positionMain|rank\[\]\.value|ranks\[\]\.value)$/, 'chief-officer'],
  [/(fleet|fleets\[\]|fleet\[\]\.value|fleets\[\]\.value)$/, 'tanker-fleet'],
  [/(vesselType|vessel|vesselTypes\[\]|vessels\[\]|vessel\[\]\.value|vesselTypes\[\]\.value)$/, 'bulk-carrier'],
  [/(country|citizenship|nationalities\[\]|flag\[\]\.value|(country|countries|nationality)\[\]\.value)$/, 'PH'],
  [/currency$/, 'USD'],
  [/(language|textLanguage)$/, 'en'],
  [/timeZone$/, 'Europe/Kyiv'],
  [/(website|registerUrl)$/, 'https://someone.example/'],
  // Constants of the product.
  [/(regulator|register)\.url$/, 'https://someone.example/'],
  [/(\.id|Id)$/, '019a3f00-aaaa-7bbb-8ccc-dddddddddddd'],
  [/\}\.slug$/, 'example'],
]

/** The word that a field must have; undefined where people write what they like. */
export const closedWord = (field: string): string | undefined => WORDS.find(([names]) => names.test(field))?.[1]

/** Fields that people write in Markdown: their words do make elements, but only some. */
export const isMarkdown = (field: string): boolean => /\/(blog|page)\/.*\.body$|about\.text$/.test(field)
