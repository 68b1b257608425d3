import type { ViewLine } from '../contract/profile-view/schemas.ts'
import type { AppIntl } from './intl.ts'

type Words = Pick<AppIntl, 't'>

/** Who looked: a company by its name, everyone else without one. */
export function viewerText({ t }: Words, { kind, company, link, looks }: ViewLine): string {
  if (kind === 'company') return company?.name ?? t('views.who.company-gone')
  if (kind === 'link') return link ? t('views.who.link', { label: link }) : t('views.who.link-unnamed')
  return kind === 'guest' ? t('views.who.guest', { looks }) : t(`views.who.${kind}`)
}

/** What they looked at. */
export const viewedText = ({ t }: Words, { parts }: ViewLine): string[] => parts.map((part) => t(`views.part.${part}`))
