import { useIntl } from '../../../i18n/react.tsx'
import { definePage, type Page, type PageContext, type PageProps } from '../../page.ts'
import { AccountFacts } from './account-facts.tsx'
import { SectionView } from './section-view.tsx'
import { SECTION_LINKS, SECTIONS, type SectionId } from './sections.ts'

const WITH_ACCOUNT: readonly SectionId[] = ['company-profile', 'seaman-profile']

type Load = (ctx: PageContext) => Promise<null>

/** A section that has nothing to show yet: its heading, what is true about it, and the one sensible way on. */
export function sectionPage(id: SectionId, load: Load = async () => null): Page<null> {
  const link = SECTIONS[id]
  return definePage<null>({
    load,
    head: (_data, { intl }) => ({
      title: intl.t(`page.${id}.title`),
      description: intl.t(`page.${id}.empty`),
      noindex: true,
    }),
    Component: function Section({ ctx }: PageProps<null>) {
      const { t } = useIntl()
      const user = WITH_ACCOUNT.includes(id) ? ctx.session : null
      return (
        <SectionView
          title={t(`page.${id}.title`)}
          text={t(`page.${id}.empty`)}
          link={{ href: SECTION_LINKS[link], text: t(`page.link.${link}`) }}
        >
          {user && <AccountFacts user={user} />}
        </SectionView>
      )
    },
  })
}
