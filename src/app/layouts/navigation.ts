import { ACCOUNT_SECTIONS, accountPath } from '#src/contract/http/account-pages.ts'
import { HOMES, type Role, type Visitor } from '#src/contract/http/roles.ts'
import type { Layout } from '#src/contract/routes.ts'

export type NavItem = {
  /** Its text is the message `layout.nav.{id}`. */
  id: string
  href: string
  /** Prefixes of the paths that belong to it. */
  under: readonly string[]
}

const item = (id: string, href: string, ...under: string[]): NavItem => ({ id, href, under: [href, ...under] })

const VACANCIES = item('vacancies', '/vacancy', '/job', '/position')
const AGENCIES = item('agencies', '/crewing')
const CREW = item('crew', '/seamans')
const JOURNAL = item('journal', '/blog')
const HELP = item('help', '/docs')
const OWN_VACANCIES = item(
  'own-vacancies',
  '/company/vacancy',
  '/company/feeds',
  '/company/forms',
  '/company/invitations',
  '/vacancy/create',
  '/vacancy/:id/edit',
)

const NAV: Record<Visitor, readonly NavItem[]> = {
  guest: [VACANCIES, AGENCIES, CREW, JOURNAL, HELP],
  user: [item('role', '/auth/select-role'), VACANCIES, HELP],
  seaman: [
    VACANCIES,
    item('cv', HOMES.seaman, '/seaman/cv'),
    item('jobs', '/seaman/jobs'),
    item('inbox', '/seaman/inbox'),
    HELP,
  ],
  company: [CREW, OWN_VACANCIES, item('inbox', '/company/inbox'), VACANCIES, HELP],
  'training-center': [item('profile', '/training-center/profile'), VACANCIES, JOURNAL, HELP],
  admin: [
    item('users', '/admin/users'),
    item('companies', '/admin/companies'),
    item('seamen', '/admin/seamen'),
    item('all-vacancies', '/admin/vacancies', '/admin/nationality'),
    item('reports', '/admin/reports'),
    item('contests', '/admin/contests'),
  ],
}

const accountItems = (role: Role): NavItem[] =>
  ACCOUNT_SECTIONS.map((section) => item(section, accountPath(role, section)))

const ACCOUNT: Record<Role, readonly NavItem[]> = {
  user: accountItems('user'),
  seaman: [item('profile', '/seaman/profile'), CREW, ...accountItems('seaman')],
  company: [
    item('profile', '/company/profile'),
    item('voyages', '/company/voyages'),
    item('team', '/company/team'),
    ...accountItems('company'),
  ],
  'training-center': [item('profile', '/training-center/profile'), ...accountItems('training-center')],
  admin: accountItems('admin'),
}

/** The navigation of a layout. The auth layout only links to the front page. */
export const navIn = (layout: Layout, visitor: Visitor): readonly NavItem[] => (layout === 'auth' ? [] : NAV[visitor])
export const accountNavOf = (role: Role): readonly NavItem[] => ACCOUNT[role]

/** Returns the item of a page: the one with the longest matching prefix. */
export function findCurrent(items: readonly NavItem[], routePath: string): NavItem | undefined {
  const reach = ({ under }: NavItem) =>
    Math.max(
      0,
      ...under.filter((path) => routePath === path || routePath.startsWith(`${path}/`)).map((path) => path.length),
    )
  const [best] = items.map((one) => ({ one, length: reach(one) })).sort((a, b) => b.length - a.length)
  return best && best.length > 0 ? best.one : undefined
}
