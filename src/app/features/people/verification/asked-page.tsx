import { answerIs } from '#src/app/changes.ts'
import { type ActionResult, definePage, type FormValues, type PageContext, type PageProps } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote, donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { countPages } from '#src/contract/http/paging.ts'
import type { AskedVoyage, AskedVoyages } from '#src/contract/verification/voyage-schemas.ts'
import { labelOf, wordsOf } from '#src/i18n/cv/field-words.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { askedPath, askedVoyages } from './queries.ts'
import { VoyageCells } from './voyage-cells.tsx'

type Data = { voyages: AskedVoyages }

const answer = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const isConfirmed = values.act === 'confirm'
    const left = await ctx.api.call('PUT /server/company/voyage/{id}', {
      params: { id: values.voyage ?? '' },
      body: { answer: isConfirmed ? 'confirm' : 'decline' },
    })
    const known = [answerIs(askedVoyages({ ...ctx, search: {} }), left)]
    const changed = { known, stale: [['asked-voyages'], ['company-desk']] }
    return { redirect: donePath(askedPath(), isConfirmed ? 'confirm' : 'decline'), changed }
  })

/** Voyages that seafarers ask the company to confirm. */
export const askedVoyagesPage = definePage<Data>({
  queries: (ctx) => ({ voyages: askedVoyages(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('check.asked.title') }),
  action: answer,
  Component: Asked,
})

function Asked({ data: { voyages }, ...props }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('check.asked.title')}</h1>
          <p className="muted">{t('check.asked.text')}</p>
        </div>
      </header>
      {['confirm', 'decline'].map((act) => (
        <DoneNote key={act} ctx={props.ctx} act={act} text={`check.asked.${act}-done`} />
      ))}
      {voyages.items.length === 0 ? (
        <EmptyState title={t('check.asked.none-title')} text={t('check.asked.none-text')} />
      ) : (
        <AskedTable voyages={voyages.items} {...props} />
      )}
      <Pager page={voyages.page} pages={countPages(voyages)} pathFor={askedPath} />
    </div>
  )
}

function AskedTable({ voyages, ...props }: ActProps & { voyages: readonly AskedVoyage[] }) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <table className="table middle stack">
      <caption className="visually-hidden">{t('check.asked.title')}</caption>
      <thead>
        <tr>
          {['seafarer', 'voyage', 'days', 'answer'].map((column) => (
            <th key={column} scope="col">
              {t(`check.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {voyages.map((voyage) => (
          <tr key={voyage.id}>
            <td className="full">
              <bdi className="bold">{voyage.name}</bdi>
              <div className="smallest faint">{t('check.asked.since', { date: date(voyage.askedAt) })}</div>
            </td>
            <VoyageCells voyage={voyage} />
            <td className="full">
              <AllFacts voyage={voyage} />
              {voyage.isChanged ? <p className="small">{t('check.asked.changed')}</p> : null}
              <div className="row tight">
                {!voyage.isChanged && <AnswerForm voyage={voyage} act="confirm" {...props} />}
                <AnswerForm voyage={voyage} act="decline" {...props} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Everything that the answer is about, and not only what a row has room for. */
function AllFacts({ voyage: { facts } }: { voyage: AskedVoyage }) {
  const intl = useIntl()
  const rows = (Object.keys(facts) as (keyof typeof facts)[]).map((name) => {
    const words = wordsOf(intl, ['experience', name], facts[name])
    return { label: labelOf(intl, 'experience', name), value: words && <bdi>{words}</bdi> }
  })
  return (
    <Disclosure summary={intl.t('check.asked.all')}>
      <Facts small rows={rows} />
    </Disclosure>
  )
}

function AnswerForm({ voyage, act, ...props }: ActProps & { voyage: AskedVoyage; act: 'confirm' | 'decline' }) {
  const { t } = useIntl()
  const form = useActForm(act, answer, props, { entry: { field: 'voyage', id: voyage.id } })
  return (
    <ActForm form={form} act={act} label={`${voyage.name} ${voyage.vesselName}`}>
      <input type="hidden" name="voyage" value={voyage.id} />
      <SubmitButton className={act === 'confirm' ? 'button primary dense' : 'button dense'}>
        {t(`check.asked.${act}`)}
      </SubmitButton>
    </ActForm>
  )
}
