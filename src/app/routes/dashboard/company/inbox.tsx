export { inboxPage as default } from '#src/app/features/work/inbox/inbox-page.tsx'
