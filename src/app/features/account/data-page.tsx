import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { DataState } from '#src/contract/schemas/rights.ts'
import { type AccountProps, accountPage } from './account-page.tsx'
import { ConfirmNotice, isConfirmed } from './confirm-notice.tsx'
import { dataAction } from './data/actions.ts'
import { AgreedSection } from './data/agreed-section.tsx'
import { CopySection } from './data/copy-section.tsx'
import { EraseSection, KeepSection } from './data/erase-section.tsx'

/** A person's rights over their data: a copy, what they agreed to, the end of the account. */
function Data(props: AccountProps<DataState>) {
  const acting = props.session.impersonator !== null
  const open = isConfirmed(props.ctx) && !acting
  const { eraseAt } = props.data
  return (
    <>
      {eraseAt === null && <DoneNote ctx={props.ctx} act="keep" text="data.keep.done" />}
      {eraseAt !== null && <KeepSection {...props} open={open} eraseAt={eraseAt} />}
      {!open && !acting && <ConfirmNotice ctx={props.ctx} failure={props.failure} />}
      <CopySection {...props} open={open} />
      <AgreedSection {...props} open={open} />
      {eraseAt === null && <EraseSection {...props} open={open} />}
    </>
  )
}

export const dataPage = accountPage<DataState>('data', {
  load: ({ api }) => api.getDataState(),
  Content: Data,
  action: dataAction,
})
