import { CMS_PAGES } from '#src/contract/cms/cms.ts'
import { WITHDRAWAL_PATH } from '#src/contract/order-withdrawal/paths.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { useLocale } from '../ui/href.tsx'
import { Link, PathLink } from '../ui/link.tsx'
import { HERE, Kept, useKeep } from './kept.tsx'
import { LanguageLinks } from './language-menu.tsx'

const LINKS = [
  { id: 'help', path: '/docs' },
  { id: 'journal', path: '/blog' },
  { id: 'agencies', path: '/crewing' },
  { id: 'pay', path: '/pay' },
  ...CMS_PAGES.map((slug) => ({ id: slug, path: `/${slug}` })),
  { id: 'withdraw', path: WITHDRAWAL_PATH },
] as const

/** What a footer of own pages keeps: these pages have their own navigation and the language menu. */
const OWN_LINKS = LINKS.filter(({ id }) =>
  ['help', 'no-fee-policy', 'terms', 'privacy', 'contacts', 'withdraw'].includes(id),
)

type Props = { here: string }

/** The footer of own pages, one line. */
export const OwnFooter = () => (
  <footer className="footer one-line">
    <div className="wrap">
      <FooterLinks links={OWN_LINKS} />
    </div>
  </footer>
)

export const Footer = ({ here }: Props) => (
  <footer className="footer">
    <FooterRows here={here} />
  </footer>
)

/** The guests' footer depends on locale and path only, so documents cache its markup. */
export function GuestFooter({ here }: Props) {
  const keep = useKeep()
  const locale = useLocale()
  if (!keep) return <Footer here={here} />
  const isFront = here === '/' || here.startsWith('/?')
  const rows = <FooterRows here={isFront ? '/' : HERE} />
  const html = keep({ part: 'footer', locale, variant: String(isFront) }, here, rows)
  return <Kept as="footer" className="footer" html={html} />
}

function FooterLinks({ links }: { links: readonly (typeof LINKS)[number][] }) {
  const { t } = useIntl()
  return (
    <nav className="row" aria-label={t('layout.footer.label')}>
      {links.map(({ id, path }) => (
        <PathLink key={id} path={path}>
          {t(`layout.footer.${id}`)}
        </PathLink>
      ))}
    </nav>
  )
}

function FooterRows({ here }: Props) {
  const { t } = useIntl()
  return (
    <div className="wrap column gap-4">
      <FooterLinks links={LINKS} />
      <div>
        <T
          id="layout.cookies.text"
          values={{
            link: (text) => (
              <Link to="/$slug" params={{ slug: 'cookies' }}>
                {text}
              </Link>
            ),
          }}
        />
      </div>
      <nav className="row languages" aria-label={t('layout.footer.languages')}>
        <LanguageLinks here={here} />
      </nav>
    </div>
  )
}
