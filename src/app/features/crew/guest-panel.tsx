import { useHref } from '#src/app/ui/href.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import type { CrewWords } from './crew-words.ts'

/** For somebody who is not signed in: whose list this is. Both ways lead back here. */
export function GuestPanel({ here, words: { t } }: { here: string; words: CrewWords }) {
  const href = useHref()
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('crew.guest.title')}</h2>
      <p className="small muted">{t('crew.guest.text')}</p>
      <a
        className="button primary full"
        rel="nofollow"
        href={href(withQuery('/auth/registration', { redirect: here }))}
      >
        {t('crew.guest.register')}
      </a>
      <a className="button full" rel="nofollow" href={href(withQuery('/auth/login', { redirect: here }))}>
        {t('crew.guest.login')}
      </a>
    </section>
  )
}
