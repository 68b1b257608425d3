export { notificationsPage as default } from '#src/app/features/account/notifications-page.tsx'
