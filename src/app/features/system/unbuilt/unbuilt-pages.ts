/** Alternative pages, and their messages. */
const LINKS = {
  vacancies: { href: '/vacancy', text: 'page.link.vacancies' },
  cv: { href: '/seaman/cv?tab=personal', text: 'page.link.cv' },
  users: { href: '/admin/users', text: 'layout.nav.users' },
  journal: { href: '/blog', text: 'layout.nav.journal' },
  pay: { href: '/pay', text: 'layout.footer.pay' },
  help: { href: '/docs', text: 'page.link.help' },
  home: { href: '/', text: 'page.link.home' },
} as const

type Unbuilt = {
  /** The message `page.unbuilt.{text}`: the present state, or an alternative. Never an empty state, because nothing was queried. */
  text: string
  link: keyof typeof LINKS
}

/** All planned pages; the heading is `page.{id}.title`. */
export const UNBUILT = {
  'training-center-courses': { text: 'center-courses', link: 'help' },
  'training-center-enquiries': { text: 'enquiries', link: 'help' },
  'admin-articles': { text: 'texts', link: 'journal' },
  'admin-pages': { text: 'texts', link: 'journal' },
  'admin-training-centers': { text: 'admin', link: 'users' },
  'admin-audit': { text: 'admin', link: 'users' },
  'admin-health': { text: 'admin', link: 'users' },
  'training-list': { text: 'centers', link: 'vacancies' },
  courses: { text: 'courses', link: 'pay' },
} as const satisfies Record<string, Unbuilt>

export type UnbuiltId = keyof typeof UNBUILT

export const isUnbuilt = (id: string): id is UnbuiltId => Object.hasOwn(UNBUILT, id)

/** Addresses with a guard and without a page: not found. */
const UNANSWERED: readonly string[] = ['auth-unknown', 'training-center']

export const isUnanswered = (id: string): boolean => UNANSWERED.includes(id)

export const linkOf = (id: UnbuiltId) => LINKS[UNBUILT[id].link]
