import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { AdminCompany } from '#src/contract/company-check/admin-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useLicenceLines } from '../licence/line-labels.ts'
import { lineAction } from './case-actions.ts'
import { type CaseProps, isCompared, ReadVersion } from './case-forms.tsx'

type Line = AdminCompany['lines'][number]
type LineProps = CaseProps & { line: Line }

const MARKS = { open: 'line', agrees: 'ok', differs: 'bad' } as const satisfies Record<Line['state'], string>

/** The position of the first detail that is not compared yet; -1 if there is none, or nothing is compared now. */
export const findComparedLine = (company: AdminCompany): number =>
  isCompared(company) ? company.lines.findIndex(({ state, value }) => state === 'open' && value !== null) : -1

/** The details of the licence, each confirmed or contested beside its scan. */
export function CaseLines(props: CaseProps) {
  const { t } = useIntl()
  const { company, ctx } = props
  const title = t('company-check.lines.title')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <DoneNote ctx={ctx} act="line" text="form.done.saved" />
      <table className="table middle stack">
        <caption className="visually-hidden">{title}</caption>
        <tbody>
          {company.lines.map((line, index) => (
            <LineRow
              key={line.line}
              {...props}
              line={line}
              number={index + 1}
              isNext={index === findComparedLine(company)}
            />
          ))}
        </tbody>
      </table>
      {company.register && (
        <p className="small">
          {t('company-check.admin.register')}:{' '}
          <a href={company.register.url} rel="noreferrer noopener external" target="_blank">
            {company.register.name}
          </a>
        </p>
      )}
    </section>
  )
}

function LineRow({ number, isNext, ...props }: LineProps & { number: number; isNext: boolean }) {
  const { t } = useIntl()
  const { names, show } = useLicenceLines()
  const { line, value, state, differs } = props.line
  const mayDecide = isCompared(props.company) && value !== null
  return (
    <tr className="case-line" aria-current={isNext ? 'step' : undefined}>
      <th scope="row" className="full">
        {number}. {names[line]}
      </th>
      <td className="full">
        <div className="column gap-1">
          {value === null ? (
            <span className="muted">{t('company-check.protection.none')}</span>
          ) : (
            <bdi className="break-anywhere">{show(line, value)}</bdi>
          )}
          {(isCompared(props.company) || state !== 'open') && (
            <div>
              <StateMark kind={MARKS[state]}>{t(`company-check.lines.${state}`)}</StateMark>
            </div>
          )}
          {differs && (
            <span className="small" dir="auto">
              {differs}
            </span>
          )}
        </div>
      </td>
      {mayDecide && (
        <td className="full">
          {state !== 'agrees' && <AgreeForm {...props} />}
          {state !== 'differs' && <DifferForm {...props} />}
        </td>
      )}
    </tr>
  )
}

const entryOf = ({ line }: Line) => ({ entry: { field: 'line', id: line } })

function AgreeForm({ company, line, ...props }: LineProps) {
  const { t } = useIntl()
  const { names } = useLicenceLines()
  const form = useActForm('agrees', lineAction, props, entryOf(line))
  const title = t('company-check.lines.agrees')
  return (
    <ActForm form={form} act="agrees" label={`${names[line.line]}: ${title}`}>
      <ReadVersion company={company} />
      <input type="hidden" name="line" value={line.line} />
      <SubmitButton className="button dense">{title}</SubmitButton>
    </ActForm>
  )
}

function DifferForm({ company, line, ...props }: LineProps) {
  const { t } = useIntl()
  const { names } = useLicenceLines()
  const form = useActForm('differs', lineAction, props, entryOf(line))
  const title = t('company-check.lines.differs')
  return (
    <Disclosure summary={<span className="u-whitespace-nowrap">{title}</span>} open={form.failed}>
      <ActForm form={form} act="differs" label={`${names[line.line]}: ${title}`}>
        <ReadVersion company={company} />
        <input type="hidden" name="line" value={line.line} />
        <TextField name="differs" group="line" label={t('company-check.lines.shows')} />
        <div>
          <SubmitButton className="button dense">{t('company-check.form.save')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
