/** Where the one link of a section page leads. */
export const SECTION_LINKS = {
  vacancies: '/vacancy',
  'company-vacancies': '/company/vacancy',
  cv: '/seaman/cv?tab=personal',
  help: '/docs',
  home: '/',
} as const

export type SectionLink = keyof typeof SECTION_LINKS

/** Sections without data of their own: their texts are `page.{id}.title` and `page.{id}.empty`. */
export const SECTIONS = {
  'vacancy-create': 'company-vacancies',
  'vacancy-edit': 'company-vacancies',
  'company-balance': 'company-vacancies',
  'company-profile': 'company-vacancies',
  'company-inbox': 'company-vacancies',
  'company-team': 'company-vacancies',
  'company-statistics': 'company-vacancies',
  'company-mailing-price': 'company-vacancies',
  'mailing-control': 'company-vacancies',
  'seaman-inbox': 'vacancies',
  'seaman-jobs': 'vacancies',
  'seaman-profile': 'cv',
  'seaman-balance': 'vacancies',
  'seaman-friends': 'cv',
  'seaman-privacy': 'cv',
  'seaman-services': 'vacancies',
  'seaman-service': 'vacancies',
  'training-center-courses': 'help',
  'training-center-enquiries': 'help',
  'admin-companies': 'vacancies',
  'admin-seamen': 'vacancies',
  'admin-vacancies': 'vacancies',
  'admin-reports': 'vacancies',
  'admin-mailings': 'vacancies',
  'admin-payments': 'vacancies',
  'admin-articles': 'vacancies',
  'admin-pages': 'vacancies',
  'admin-training-centers': 'vacancies',
  'admin-vocabularies': 'vacancies',
  'admin-audit': 'vacancies',
  'admin-health': 'vacancies',
  'training-list': 'vacancies',
  'training-center': 'vacancies',
  courses: 'vacancies',
  'mailing-review': 'home',
  unsubscribe: 'home',
  'shared-cv': 'home',
} as const satisfies Record<string, SectionLink>

export type SectionId = keyof typeof SECTIONS
