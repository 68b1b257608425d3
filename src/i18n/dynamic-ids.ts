/**
 * Families of message ids that code builds from a value, `*` standing for the value (it never holds a dot).
 * The catalogue tests allow no other built ids, and none here that nothing builds any more.
 */
export const DYNAMIC_IDS: readonly string[] = [
  'certificate.*',
  'error.code.*',
  'page.*.empty',
  'page.*.title',
  'page.blog-category.*',
  'page.link.*',
  'rank.*',
  'seaman.*.*',
  'seaman.additional.*',
  'seaman.empty.*',
  'seaman.tab.*',
  'seaman.validity.*',
  'vessel.*',
  'vocabulary.flag.*',
  'vocabulary.fleet.*',
  'vocabulary.group.*',
]
