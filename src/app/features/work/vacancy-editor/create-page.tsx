import { answerIs } from '#src/app/changes.ts'
import { type ActionResult, definePage, type FormValues, type PageContext, type PageProps } from '#src/app/page.ts'
import type { Nothing } from '#src/app/page-query.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActionForm, SelectField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'
import { RANKS } from '#src/domain/vocabulary/ranks.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { editPath } from './acts.ts'
import { listChoicesOf } from './choices.ts'
import { ownApi } from './own-api.ts'
import { editedVacancy } from './queries.ts'

const begin = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const form = { ...createBlankForm(ctx.locale), rank: values.rank ?? '', vesselType: values.vesselType ?? '' }
    const edited = await ownApi(ctx).beginVacancy(form, values.idempotencyKey || crypto.randomUUID())
    const known = [answerIs(editedVacancy(ctx, edited.id), edited)]
    return { redirect: editPath(edited.id), changed: { known, expired: [['own-vacancies']] } }
  })

/** Rank and vessel type of a new vacancy; the rest is edited on its own page. */
export const createVacancyPage = definePage<Nothing>({
  queries: () => ({}),
  head: (_data, { intl }) => ({ title: intl.t('vacancy-form.new'), noindex: true }),
  Component: CreateVacancy,
  action: begin,
})

function CreateVacancy(props: PageProps<Nothing>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <p className="small">
            <Link to="/company/vacancy">{t('company.vacancies.title')}</Link>
          </p>
          <h1>{t('vacancy-form.new')}</h1>
          <p className="muted">{t('vacancy-form.lead')}</p>
        </div>
      </header>
      <UnverifiedNotice ctx={props.ctx} />
      {mayChangeCompany(props.ctx.session) ? <BeginForm {...props} /> : <Notice>{t('vacancy-form.viewer')}</Notice>}
    </div>
  )
}

function BeginForm({ ctx, failure, csrfToken }: Omit<PageProps<Nothing>, 'data'>) {
  const intl = useIntl()
  const { t } = intl
  const form = useActionForm({ ctx, action: begin, failure, csrfToken })
  const ranks = RANKS.map(({ slug }) => ({ value: slug, label: rankName(intl, slug) }))
  return (
    <section className="sheet padded">
      <ActionForm form={form} label={t('vacancy-form.new')}>
        <input type="hidden" name="idempotencyKey" value={failure?.values.idempotencyKey ?? ctx.actKey} />
        <SelectField
          name="rank"
          label={t('vacancy-form.field.rank')}
          placeholder={t('cv.choice.none')}
          options={ranks}
        />
        <SelectField
          name="vesselType"
          label={t('cv.field.experience.fleetTypeAndVesselType')}
          placeholder={t('cv.choice.none')}
          options={listChoicesOf('vesselType', intl) ?? []}
        />
        <div>
          <SubmitButton className="button primary">{t('vacancy-form.begin')}</SubmitButton>
        </div>
      </ActionForm>
    </section>
  )
}
