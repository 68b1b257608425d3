import { definePage, type PageProps } from '#src/app/page.ts'
import { ActForm, type ActProps, SelectField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { SITE_UPDATES, UPDATE_KINDS, UPDATE_STATES } from '#src/contract/site-update/list.ts'
import type { SiteUpdates } from '#src/contract/site-update/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { siteUpdates, UPDATES_PATH } from './queries.ts'
import { createUpdate } from './update-actions.ts'
import { useUpdateColumns } from './update-columns.tsx'

type Data = { updates: SiteUpdates }

/** For admins: what was sent to everybody who wants it, and drafts. */
export const updatesPage = definePage<Data>({
  queries: (ctx) => ({ updates: siteUpdates(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-updates.title'), noindex: true }),
  action: createUpdate,
  Component: UpdateList,
})

export function UpdateList({ data: { updates }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const title = t('page.admin-updates.title')
  const shown = { list: SITE_UPDATES, query: readList(SITE_UPDATES, ctx.search), path: UPDATES_PATH }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{title}</h1>
          <p className="small muted">{t('site-update.page.lead')}</p>
        </div>
      </header>
      <NewUpdate {...form} />
      <ListView
        {...shown}
        data={updates}
        ctx={ctx}
        caption={title}
        columns={useUpdateColumns()}
        idOf={({ id }) => id}
        filters={
          <FilterForm
            {...shown}
            label={title}
            isRow
            fields={[
              {
                filter: 'kind',
                label: t('site-update.column.kind'),
                options: UPDATE_KINDS.map((value) => ({ value, name: t(`notifications.kind.${value}`) })),
              },
              {
                filter: 'state',
                label: t('site-update.column.state'),
                options: UPDATE_STATES.map((value) => ({ value, name: t(`site-update.state.${value}`) })),
              },
            ]}
          />
        }
        none={{ title: t('site-update.none.title'), text: t('site-update.none.text') }}
      />
    </div>
  )
}

function NewUpdate(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('create', createUpdate, props, { initial: { kind: UPDATE_KINDS[0] } })
  const title = t('site-update.create.title')
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <ActForm form={form} act="create" label={title} className="column gap-4">
        <SelectField
          name="kind"
          group="update"
          label={t('site-update.column.kind')}
          placeholder={t('site-update.column.kind')}
          options={UPDATE_KINDS.map((value) => ({ value, label: t(`notifications.kind.${value}`) }))}
        />
        <div>
          <SubmitButton className="button primary">{t('site-update.create.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
