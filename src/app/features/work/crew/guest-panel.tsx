import { Link } from '#src/app/ui/link.tsx'
import type { CrewWords } from './crew-words.ts'

/** For guests: explains the list, with links to sign-in and registration that return here. */
export function GuestPanel({ here, words: { t } }: { here: string; words: CrewWords }) {
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('crew.guest.title')}</h2>
      <p className="small muted">{t('crew.guest.text')}</p>
      <Link className="button primary full" rel="nofollow" to="/auth/registration" search={{ redirect: here }}>
        {t('crew.guest.register')}
      </Link>
      <Link className="button full" rel="nofollow" to="/auth/login" search={{ redirect: here }}>
        {t('crew.guest.login')}
      </Link>
    </section>
  )
}
