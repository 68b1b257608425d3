/**
 * Families of message ids that code builds from a value, `*` standing for the value (it never holds a dot).
 * The catalogue tests allow no other built ids, and none here that nothing builds any more.
 */
export const DYNAMIC_IDS: readonly string[] = [
  'certificate.*',
  'company.applicant.*',
  'company.pay.*',
  'company.sort.*',
  'company.stage.*',
  'company.status.*',
  'company.validity.*',
  'error.code.*',
  'layout.footer.*',
  'layout.nav.*',
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
  'vocabulary.english.*',
  'vocabulary.flag.*',
  'vocabulary.fleet.*',
  'vocabulary.group.*',
]
