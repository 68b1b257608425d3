import type { PageContext } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { saveSearch } from './actions.ts'
import { AlertField } from './alert-field.tsx'

/** Keeps the search that is on the page; a guest signs in first and comes back to it. */
export function SaveSearch(props: ActProps) {
  const { session, here } = props.ctx
  if (session?.role === 'seaman') return <SaveForm {...props} />
  return session === null ? <GuestLink here={here} /> : null
}

function GuestLink({ here }: Pick<PageContext, 'here'>) {
  const { t } = useIntl()
  return (
    <Link className="small" to="/auth/login" search={{ redirect: here }}>
      {t('saved.search.guest')}
    </Link>
  )
}

function SaveForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('save-search', saveSearch, props, { initial: { alert: 'daily' } })
  const title = t('saved.search.save')
  return (
    <Disclosure summary={title} open={form.failed}>
      <ActForm form={form} act="save-search" label={title}>
        <AlertField />
        <p className="small muted">{t('saved.search.about')}</p>
        <div>
          <SubmitButton className="button">{t('saved.search.submit')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
