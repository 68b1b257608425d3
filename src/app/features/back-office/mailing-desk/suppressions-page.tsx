import { definePage, type PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { type Column, FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { SUPPRESSED_STREAMS, SUPPRESSIONS } from '#src/contract/mailing-desk/list.ts'
import type { Suppressions } from '#src/contract/mailing-desk/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { SUPPRESSIONS_PATH, suppressions } from './queries.ts'
import { keyOf, suppressionAction } from './stream-actions.ts'

type Data = { suppressions: Suppressions }
type Row = Suppressions['items'][number]

/** For admins: addresses to which a stream of mail sends nothing. */
export const suppressionsPage = definePage<Data>({
  queries: (ctx) => ({ suppressions: suppressions(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-suppressions.title'), noindex: true }),
  action: suppressionAction,
  Component: SuppressionList,
})

const idOf = ({ stream, address, agency }: Row) => keyOf({ stream, address, scope: agency?.id ?? '' })

export function SuppressionList({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const title = t('page.admin-suppressions.title')
  const shown = { list: SUPPRESSIONS, query: readList(SUPPRESSIONS, ctx.search), path: SUPPRESSIONS_PATH }
  return (
    <DeskFrame path={SUPPRESSIONS_PATH} lead={t('mailing-desk.lead.suppressions')}>
      <DoneNote ctx={ctx} act="remove" text="mailing-desk.done.remove" />
      <ListView
        {...shown}
        data={data.suppressions}
        ctx={ctx}
        caption={title}
        columns={useColumns()}
        idOf={idOf}
        className=""
        below={(row) => <RemovalForm {...form} row={row} />}
        filters={
          <FilterForm
            {...shown}
            label={title}
            isRow
            fields={[
              {
                filter: 'stream',
                label: t('mailing-desk.column.stream'),
                options: SUPPRESSED_STREAMS.map((value) => ({ value, name: t(`mailing-desk.stream.${value}`) })),
              },
              { filter: 'q', label: t('mailing-desk.filter.address') },
            ]}
          />
        }
        none={{ title: t('mailing-desk.none.suppressions') }}
      />
    </DeskFrame>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useIntl()
  const { date } = useFormats()
  return [
    {
      id: 'address',
      name: t('mailing-desk.column.digest'),
      isHead: true,
      className: 'break-anywhere',
      cell: ({ address, agency }) => (
        <>
          <bdi dir="ltr">{address}</bdi>
          {agency && (
            <div className="small">
              <bdi>{agency.name}</bdi>
            </div>
          )}
        </>
      ),
    },
    { id: 'stream', name: t('mailing-desk.column.stream'), cell: ({ stream }) => t(`mailing-desk.stream.${stream}`) },
    { id: 'reason', name: t('letter.column.reason'), cell: ({ reason }) => t(`mailing-desk.suppressed.${reason}`) },
    { id: 'at', name: t('billing.column.date'), cell: ({ at }) => date(at) },
    {
      id: 'until',
      name: t('mailing-desk.column.until'),
      isNamed: true,
      cell: ({ until }) => (until === null ? t('mailing-desk.column.no-end') : date(until)),
    },
  ]
}

function RemovalForm({ row, ...props }: ActProps & { row: Row }) {
  const { t } = useIntl()
  const id = idOf(row)
  const form = useActForm('remove', suppressionAction, props, { entry: { field: 'suppression', id } })
  return (
    <ActForm
      form={form}
      act="remove"
      label={`${t('mailing-desk.remove.submit')} ${row.address}`}
      className="column gap-2"
    >
      <input type="hidden" name="suppression" value={id} />
      <TextField name="reason" group="suppression" label={t('proposal.field.reason')} autoComplete="off" />
      <div>
        <SubmitButton className="button dense">{t('mailing-desk.remove.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
