import { Link } from '#src/app/ui/link.tsx'
import type { OwnDocuments } from '#src/contract/mailing/order-schemas.ts'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { nameDocument } from '#src/i18n/cv/term-names.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { PickGroup, Picks } from '../control/picks.tsx'

/** The own documents that a choice lets the agencies open. */
export const chosenOf = (documents: OwnDocuments | undefined, choice: MailingChoice): OwnDocuments['items'] =>
  (documents?.items ?? []).filter(({ id }) => choice.documents?.includes(id))

/** Which documents the agencies may open, and what they see of them. Nothing is chosen until the seafarer does. */
export function DocumentsPart({ documents }: { documents: OwnDocuments | undefined }) {
  const intl = useIntl()
  const { t } = intl
  if (!documents) return <p className="small">{t('mailing-order.documents.missing')}</p>
  if (documents.items.length === 0)
    return (
      <p className="small">
        {t('mailing-order.documents.none')}{' '}
        <Link to="/seaman/cv" search={{ tab: 'documents' }}>
          {t('mailing-order.documents.add')}
        </Link>
      </p>
    )
  return (
    <>
      <PickGroup
        name="documents"
        legend={t('mailing-order.field.documents')}
        hint={t('mailing-order.documents.frozen')}
      >
        <Picks
          name="documents"
          options={documents.items.map(({ files, ...document }) => ({
            value: document.id,
            label: nameDocument(document, intl),
            tally: t('mailing-order.documents.files', { count: files }),
          }))}
        />
      </PickGroup>
      <p className="small">{t('mailing-order.documents.seen')}</p>
    </>
  )
}
