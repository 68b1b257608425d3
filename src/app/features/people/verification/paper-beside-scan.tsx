import type { Action } from '#src/app/page.ts'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { ActForm, type ActProps, SelectField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { CheckedSeaman } from '#src/contract/verification/schemas.ts'
import { CHECK_RESULTS } from '#src/domain/cv/evidence.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { writeEvidence } from '#src/i18n/cv/evidence-words.ts'
import { nameDocument, nameTerm } from '#src/i18n/cv/term-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { PdfScan } from './pdf/pdf-scan.tsx'

type Paper = CheckedSeaman['papers'][number]
type Props = ActProps & { paper: Paper; seamanId: string; action: Action }

const scanPath = (seamanId: string, id: string): string => `/server/admin/seaman/${seamanId}/scan/${id}`

/** What the CV says of a document, beside its pages. */
export function PaperBesideScan({ paper, seamanId, ...props }: Props) {
  const intl = useIntl()
  const { t } = intl
  const name = nameDocument(paper, intl)
  return (
    <section className="section">
      <header>
        <h2>
          <bdi>{name}</bdi>
        </h2>
      </header>
      <div className="halves">
        <div className="column gap-4 cv-beside">
          <PaperFacts paper={paper} />
          {paper.type === 'certificate' && <CheckForm paper={paper} name={name} {...props} />}
        </div>
        <div className="column gap-4">
          {paper.scans.map((scan, index) =>
            scan.type === 'pdf' ? (
              <PdfScan key={scan.id} path={scanPath(seamanId, scan.id)} name={name} scan={index + 1} />
            ) : (
              <img
                key={scan.id}
                className="cv-scan"
                loading="lazy"
                src={scanPath(seamanId, scan.id)}
                alt={t('check.admin.scan', { name, page: index + 1 })}
              />
            ),
          )}
        </div>
      </div>
    </section>
  )
}

function PaperFacts({ paper }: { paper: Paper }) {
  const intl = useIntl()
  const { t } = intl
  const { plainDate } = useFormats()
  const told = (name: string) => t(`cv.field.documents.${name}`)
  return (
    <div className="sheet padded">
      <Facts
        rows={[
          { label: told('number'), value: paper.number && <bdi dir="ltr">{paper.number}</bdi> },
          { label: told('issuedBy'), value: paper.issuedBy && nameTerm('country', paper.issuedBy, intl) },
          { label: told('issuedDate'), value: paper.issuedDate && plainDate(paper.issuedDate) },
          { label: told('validDate'), value: paper.validDate && plainDate(paper.validDate) },
          { label: told('extra'), value: paper.extra && <bdi>{paper.extra}</bdi> },
          { label: told('trackingNumber'), value: paper.trackingNumber && <bdi dir="ltr">{paper.trackingNumber}</bdi> },
          { label: told('verifyAddress'), value: paper.verifyAddress && <bdi dir="ltr">{paper.verifyAddress}</bdi> },
          { label: t('check.fact.evidence'), value: writeEvidence(intl, paper.evidence) },
          {
            label: t('check.fact.issuer'),
            value: paper.evidence.check && t(`check.result.${paper.evidence.check.result}`),
          },
        ]}
      />
    </div>
  )
}

/** What the issuer said: where, under which number, when. */
function CheckForm({ paper, name, action, ...props }: Omit<Props, 'seamanId'> & { name: string }) {
  const { t } = useIntl()
  const form = useActForm('check', action, props, {
    entry: { field: 'entry', id: paper.id },
    initial: {
      address: paper.verifyAddress ?? '',
      number: paper.trackingNumber ?? paper.number ?? '',
      checkedOn: toPlainDate(props.ctx.now),
      result: 'genuine',
    },
  })
  return (
    <Disclosure summary={t('check.admin.issuer')} open={form.failed}>
      <ActForm form={form} act="check" label={`${t('check.admin.issuer')}: ${name}`}>
        <input type="hidden" name="entry" value={paper.id} />
        <TextField name="address" group="check" label={t('check.issuer.address')} />
        <TextField name="number" group="check" label={t('check.issuer.number')} />
        <TextField name="checkedOn" group="check" type="date" label={t('check.issuer.day')} />
        <SelectField
          name="result"
          group="check"
          label={t('check.issuer.result')}
          placeholder={t('check.issuer.result')}
          options={CHECK_RESULTS.map((value) => ({ value, label: t(`check.result.${value}`) }))}
        />
        <div>
          <SubmitButton className="button">{t('check.issuer.save')}</SubmitButton>
        </div>
      </ActForm>
    </Disclosure>
  )
}
