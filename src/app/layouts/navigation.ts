import { ACCOUNT_SECTIONS, accountPath } from '#src/contract/http/account-pages.ts'
import { hasPermission, PAGE_PERMISSIONS, type Permission } from '#src/contract/http/permissions.ts'
import { HOMES, type Role, type Visitor } from '#src/contract/http/roles.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { WaitingName } from '#src/contract/navigation/navigation.ts'
import { findRoute, type Layout, type RouteRow } from '#src/contract/routes.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { isUnbuilt } from '../features/system/unbuilt/unbuilt-pages.ts'

export type NavItem = {
  id: string
  /** By default `layout.nav.{id}`. */
  text: MessageId
  href: string
  /** Prefixes of the paths that belong to it. */
  under: readonly string[]
  /** The count beside it. */
  waits?: WaitingName
  /** Other members of the organisation cannot open it. */
  forOwners?: true
}

const item = (id: string, href: string, ...under: string[]): NavItem => ({
  ...{ id, href, under: [href, ...under] },
  text: `layout.nav.${id}`,
})

/** An item with the name of its page. */
const page = (text: MessageId, href: string, ...under: string[]): NavItem => ({ ...item(href, href, ...under), text })

const forOwners = (entry: NavItem): NavItem => ({ ...entry, forOwners: true })

const counted = (waits: WaitingName, entry: NavItem): NavItem => ({ ...entry, waits })

const VACANCIES = item('vacancies', '/vacancy', '/job', '/position')
const AGENCIES = item('agencies', '/crewing')
const CREW = item('crew', '/seamans')
const JOURNAL = item('journal', '/blog')
export const HELP = item('help', '/docs')
const OWN_VACANCIES = counted(
  'applications',
  item('own-vacancies', '/company/vacancy', '/vacancy/create', '/vacancy/:id/edit'),
)

const INBOX = {
  seaman: counted('inbox', item('inbox', '/seaman/inbox')),
  company: counted('inbox', item('inbox', '/company/inbox')),
}
const CV = item('cv', HOMES.seaman, '/seaman/cv')
const JOBS = item('jobs', '/seaman/jobs')
const TODAY = item('today', HOMES.company)

/** The masthead of public pages. */
const NAV: Record<Visitor, readonly NavItem[]> = {
  guest: [VACANCIES, AGENCIES, CREW, JOURNAL, HELP],
  user: [item('role', '/auth/select-role'), VACANCIES, HELP],
  seaman: [VACANCIES, CV, JOBS, INBOX.seaman, HELP],
  company: [TODAY, OWN_VACANCIES, INBOX.company, VACANCIES, HELP],
  'training-center': [item('profile', '/training-center/profile'), VACANCIES, JOURNAL, HELP],
  admin: [item('users', '/admin/users'), VACANCIES, JOURNAL, HELP],
}

/** The masthead of own pages, beside which the own navigation is. */
export const PUBLIC: readonly NavItem[] = [VACANCIES, AGENCIES, HELP]

const settings = (role: Role): NavItem =>
  item('settings', accountPath(role, 'security'), ...ACCOUNT_SECTIONS.map((section) => accountPath(role, section)))

/** Own pages by role, in groups. A page that is not built yet is left out until it is. */
const OWN: Record<Role, readonly (readonly NavItem[])[]> = {
  user: [],
  seaman: [
    [CV, page('sea-service.page.title', '/seaman/cv/sea-service'), page('check.own.title', '/seaman/cv/verification')],
    [
      JOBS,
      page('saved.list.title', '/seaman/jobs/saved', '/seaman/jobs/searches'),
      counted('invitations', page('invitation.list.title', '/seaman/jobs/invitations')),
      INBOX.seaman,
    ],
    [
      item('profile', '/seaman/profile'),
      page('views.page.title', '/seaman/profile/views'),
      page('page.seaman-friends.title', '/seaman/profile/friends'),
      page('page.seaman-privacy.title', '/seaman/profile/privacy'),
      CREW,
    ],
    [
      counted('services', page('page.seaman-services.title', '/seaman/services')),
      page('page.seaman-balance.title', '/seaman/profile/balance'),
    ],
    [settings('seaman')],
  ],
  company: [
    [TODAY],
    [OWN_VACANCIES, CREW, INBOX.company, counted('declined', page('invitation.list.title', '/company/invitations'))],
    [
      page('fleet.title', '/company/fleet'),
      counted('voyages', item('voyages', '/company/voyages')),
      page('agency-form.page.title', '/company/forms'),
      page('feed.list.title', '/company/feeds'),
    ],
    [
      page('page.mailing-control.title', '/mailing/control'),
      page('page.company-mailing-price.title', '/company/mailing/price'),
      forOwners(page('page.company-balance.title', '/company/balance')),
    ],
    [
      page('company.desk.company', '/company/profile/edit'),
      counted('licence', page('company-check.page.licence', '/company/licence')),
      item('team', '/company/team'),
      page('complaint.title', '/company/complaints'),
      page('page.company-statistics.title', '/company/statistics'),
    ],
    [settings('company')],
  ],
  'training-center': [[item('profile', '/training-center/profile')], [settings('training-center')]],
  admin: [
    [
      counted('moderation', item('all-vacancies', '/admin/vacancies')),
      counted('reports', item('reports', '/admin/reports')),
    ],
    [
      counted('companies', item('companies', '/admin/companies')),
      counted('verifications', item('seamen', '/admin/seamen')),
      item('users', '/admin/users'),
    ],
    [
      counted('recoveries', page('owner-recovery.page.title', '/admin/recoveries')),
      page('nationality.title', '/admin/nationality'),
      page('page.admin-vocabularies.title', '/admin/vocabularies'),
    ],
    [page('page.admin-payments.title', '/admin/payments'), page('page.admin-prices.title', '/admin/prices')],
    [
      counted('services', page('service-form.desk.title', '/admin/services')),
      page('consultation.desk.title', '/admin/services/slots'),
      page('service-text.page.title', '/admin/services/texts'),
      page('page.admin-mailings.title', '/admin/mailings'),
      page('page.admin-updates.title', '/admin/updates'),
    ],
    [settings('admin')],
  ],
}

const isBuilt = ({ href }: NavItem): boolean => {
  const id = findRoute(href.split('?')[0] ?? '')?.route.id
  return id !== undefined && !isUnbuilt(id)
}

type Visiting = Pick<SessionUser, 'role' | 'permissions' | 'memberRole'>

/** Whether an admin may open a page of the back office, or a member one for owners. */
function mayOpen({ href, forOwners }: NavItem, { role, permissions, memberRole }: Visiting): boolean {
  if (forOwners && memberRole !== 'owner') return false
  const page = role === 'admin' && /^\/admin\/([\w-]+)/.exec(href)?.[1]
  const needed = page && page in PAGE_PERMISSIONS && PAGE_PERMISSIONS[page as keyof typeof PAGE_PERMISSIONS]
  return !needed || hasPermission(permissions as Permission[], needed)
}

const BUILT: ReadonlyMap<string, NavItem[][]> = new Map(
  Object.entries(OWN).map(([role, groups]) => [role, groups.map((group) => group.filter(isBuilt))]),
)

/** The own pages of a person, in groups, without those that their permissions or member role refuse. */
export const ownNavOf = (session: Visiting): NavItem[][] =>
  (BUILT.get(session.role) ?? [])
    .map((group) => group.filter((one) => mayOpen(one, session)))
    .filter((group) => group.length > 0)

/** Whether a page is shown beside the own navigation: the pages of the role, and public ones that are linked there. */
export const isOwnPlace = ({ path, guard }: Pick<RouteRow, 'path' | 'guard'>, session: Visiting): boolean => {
  const items = ownNavOf(session).flat()
  return items.length > 0 && (guard === `${session.role}-only` || findCurrent(items, path) !== undefined)
}

/** The navigation of a layout. The auth layout only links to the front page. */
export const navIn = (layout: Layout, visitor: Visitor): readonly NavItem[] => (layout === 'auth' ? [] : NAV[visitor])

/** The masthead of a signed-in person: beside own pages what is public, elsewhere also the way to the own pages. */
export const mastheadNavOf = (route: RouteRow, session: Visiting): readonly NavItem[] =>
  isOwnPlace(route, session) ? PUBLIC : navIn(route.layout, session.role).filter((one) => mayOpen(one, session))

/** The sections of every account. */
export const accountNavOf = (role: Role): NavItem[] =>
  ACCOUNT_SECTIONS.map((section) => item(section, accountPath(role, section)))

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
