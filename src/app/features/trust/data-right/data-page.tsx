import { type AccountProps, accountPage } from '#src/app/features/identity/account/account-page.tsx'
import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { dataState } from '#src/app/features/identity/account/queries.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { DataState } from '#src/contract/data-right/schemas.ts'
import { dataAction } from './data/actions.ts'
import { AgreedSection } from './data/agreed-section.tsx'
import { CopySection } from './data/copy-section.tsx'
import { EraseSection, KeepSection } from './data/erase-section.tsx'

/** A person's rights over their data: a copy, what they agreed to, the end of the account. */
function Data({ data: { state }, ...props }: AccountProps<{ state: DataState }>) {
  const acting = props.session.impersonator !== null
  const open = isConfirmed(props.ctx) && !acting
  const { eraseAt } = state
  return (
    <>
      {eraseAt === null && <DoneNote ctx={props.ctx} act="keep" text="data.keep.done" />}
      <DoneNote ctx={props.ctx} act="hand-over" text="data.company.done" />
      {eraseAt !== null && <KeepSection {...props} state={state} open={open} eraseAt={eraseAt} />}
      {!open && !acting && <ConfirmNotice ctx={props.ctx} failure={props.failure} />}
      <CopySection {...props} state={state} open={open} />
      <AgreedSection {...props} state={state} open={open} />
      {eraseAt === null && <EraseSection {...props} state={state} open={open} />}
    </>
  )
}

export const dataPage = accountPage<{ state: DataState }>('data', {
  queries: (ctx) => ({ state: dataState(ctx) }),
  Content: Data,
  action: dataAction,
})
