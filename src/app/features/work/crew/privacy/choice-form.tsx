import type { ReactNode } from 'react'
import type { Action, FormValues, PageProps } from '#src/app/page.ts'
import { ActionForm, CheckField, RadioField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { OwnPrivacy } from '#src/contract/crew/privacy-schemas.ts'
import { FIRST_WRITERS } from '#src/domain/privacy/first-words.ts'
import { AUDIENCES } from '#src/domain/privacy/privacy.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = Omit<PageProps<unknown>, 'data'> & { privacy: OwnPrivacy; action: Action }

const valuesOf = ({ isHideEnglish, ...chosen }: OwnPrivacy): FormValues => ({
  ...chosen,
  english: isHideEnglish ? '' : 'on',
})

/** Current visibility settings; one button saves all. */
export function ChoiceForm({ privacy, action, ctx, failure, csrfToken }: Props) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action, failure, csrfToken, initial: valuesOf(privacy) })
  return (
    <ActionForm form={form} label={t('page.seaman-privacy.title')} className="column gap-5">
      <InTheList publicId={privacy.publicId} />
      <ToOthers engines={privacy.engines} />
      <Part title={t('profile.privacy.messages')}>
        <Choice
          name="writesFirst"
          legend={t('profile.privacy.first')}
          say={(value) => t(`profile.privacy.write.${value}`)}
          values={FIRST_WRITERS}
        />
        <p className="hint">{t('profile.privacy.first-note')}</p>
      </Part>
      {ctx.session?.impersonator ? null : (
        <div>
          <SubmitButton className="button primary">{t('profile.privacy.save')}</SubmitButton>
        </div>
      )}
    </ActionForm>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sheet padded column gap-4">
    <h2 className="heading-3">{title}</h2>
    {children}
  </section>
)

type ChoiceProps = { name: string; legend: string; values: readonly string[]; say: (value: string) => string }

const Choice = ({ name, legend, values, say }: ChoiceProps) => (
  <RadioField name={name} legend={legend} options={values.map((value) => ({ value, label: say(value) }))} />
)

function InTheList({ publicId }: Pick<OwnPrivacy, 'publicId'>) {
  const { t } = useIntl()
  const say = (value: string) => t(`profile.privacy.in-list.${value}`)
  return (
    <Part title={t('profile.privacy.list')}>
      <p className="muted">{t('profile.privacy.list-text')}</p>
      <Choice name="card" legend={t('profile.privacy.card')} say={say} values={AUDIENCES.card} />
      <Choice
        name="certificates"
        legend={t('profile.privacy.certificates')}
        say={say}
        values={AUDIENCES.certificates}
      />
      <CheckField name="english" label={t('profile.privacy.english')} />
      <p className="small">
        <Link to="/seamans/$id" params={{ id: publicId }}>
          {t('profile.privacy.preview')}
        </Link>
      </p>
    </Part>
  )
}

function ToOthers({ engines }: Pick<OwnPrivacy, 'engines'>) {
  const { t } = useIntl()
  const say = (value: string) => t(`profile.privacy.to-company.${value}`)
  return (
    <Part title={t('profile.privacy.others')}>
      <Choice name="contacts" legend={t('profile.privacy.contacts')} say={say} values={AUDIENCES.contacts} />
      <Choice name="numbers" legend={t('profile.privacy.numbers')} say={say} values={AUDIENCES.numbers} />
      <p className="hint">{t('profile.privacy.unverified')}</p>
      <p className="small">
        {t(engines === 'nobody' ? 'profile.privacy.engines-hidden' : 'profile.privacy.engines-shown')}{' '}
        <Link to="/seaman/cv" search={{ tab: 'personal' }}>
          {t('page.link.cv')}
        </Link>
      </p>
      <p className="small">
        {t('profile.privacy.links')} <Link to="/seaman/cv/share">{t('profile.privacy.links-page')}</Link>
      </p>
    </Part>
  )
}
