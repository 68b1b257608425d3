import { useHref } from '#src/app/ui/href.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import type { CrewWords } from './crew-words.ts'

/** For somebody who is not signed in: whose list this is. Both ways lead back here. */
export function GuestPanel({ here, words: { t } }: { here: string; words: CrewWords }) {
  const href = useHref()
  return (
    <section className="sheet pad col gap4">
      <h2 className="h3">{t('crew.guest.title')}</h2>
      <p className="sm muted">{t('crew.guest.text')}</p>
      <a className="btn go full" rel="nofollow" href={href(withQuery('/auth/registration', { redirect: here }))}>
        {t('crew.guest.register')}
      </a>
      <a className="btn full" rel="nofollow" href={href(withQuery('/auth/login', { redirect: here }))}>
        {t('crew.guest.login')}
      </a>
    </section>
  )
}
