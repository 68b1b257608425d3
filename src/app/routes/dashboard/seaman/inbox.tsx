export { inboxPage as default } from '#src/app/features/inbox/inbox-page.tsx'
