import type { PlantedFaultsByName } from './fault.ts'

/** Faults of the editors, their drafts, undo and saving without a network. */
export const PLANTED_EDITOR_FAULTS: PlantedFaultsByName = {
  'removal-without-undo': {
    file: 'web/features/card-editor/use-edit-history.ts',
    find: ", action: { label: 'Undo', onSelect: () => restore(before as CardPatch, patch) }",
    replace: '',
    tests: ['web/features/card-editor/history.test.tsx#the notice of a removal'],
  },
  'drafts-left-after-sign-out': {
    file: 'web/editing/draft-keys.ts',
    find: 'if (key.startsWith(draftKeyPrefixOfUser(userId))) localStorage.removeItem(key)',
    replace: 'if (key === draftKeyPrefixOfUser(userId)) localStorage.removeItem(key)',
    tests: ['web/e2e/nothing-lost.spec.ts#tabs with the same card'],
  },
  'offline-notice-promises-a-save': {
    file: 'web/editing/save-alerts.tsx',
    find: 'Your changes are kept on this device. They are not saved yet.',
    replace: 'Your changes are saved on this device.',
    tests: ['web/e2e/nothing-lost.spec.ts#changes made offline are kept'],
  },
  'save-overwrites-other-device': {
    file: 'web/editing/save-card.ts',
    find: 'body: { ...fields, updatedAt },',
    replace: 'body: fields,',
    tests: ['web/features/card-editor/drafts.test.tsx#changes on two devices'],
  },
  'tab-closes-without-question': {
    file: 'web/editing/leave-guard.tsx',
    find: "    window.addEventListener('beforeunload', onUnload)\n",
    replace: '',
    tests: ['web/e2e/nothing-lost.spec.ts#leaving the editor with unsaved changes'],
  },
  'first-entry-cannot-move': {
    file: 'web/ui/move-buttons.tsx',
    find: 'disabled={index === count - 1}',
    replace: 'disabled={index === count - 2}',
    tests: ['web/features/card-editor/tabs.test.tsx#Gallery images are described'],
  },
  'cancel-keeps-typed-text': {
    file: 'web/features/quick-editor/field-dialog.tsx',
    find: 'onCancel={() => edit({ [field]: stored })}',
    replace: 'onCancel={() => undefined}',
    tests: ['web/features/quick-editor/page.test.tsx#shows why the server refused'],
  },
  'refused-save-without-focus': {
    file: 'web/features/card-editor/editor.tsx',
    find: `    setTab((current) => findTabWithFields(refusal) ?? current)
    if (form.current) focusFirstInvalidControl(form.current)
`,
    replace: `    setTab((current) => findTabWithFields(refusal) ?? current)
`,
    tests: ['web/features/card-editor/page.test.tsx#every basic field is edited'],
  },
}

/** Faults of User Management and the batch upload. */
export const PLANTED_USER_FAULTS: PlantedFaultsByName = {
  'focus-lost-after-deletion': {
    file: 'web/features/users/delete-user-dialog.tsx',
    find: '    if (isDeleted) focusNext()\n',
    replace: '',
    tests: ['web/e2e/users.spec.ts#users are searched, sorted and paged'],
  },
  'update-without-toast': {
    file: 'web/features/users/use-user-form.ts',
    find: "  showToast({ title: 'User updated successfully', variant: 'success' })\n",
    replace: '',
    tests: ['web/features/users/page.test.tsx#the dialog edits a user'],
  },
  'invitation-mailed-twice': {
    file: 'worker/users/upload-queries.ts',
    find: "and(isRow(uploadId, rowIndex), eq(rows.invitation, 'due'))",
    replace: 'isRow(uploadId, rowIndex)',
    tests: ['worker/users/uploads.test.ts#when a message is delivered twice'],
  },
  'heading-level-skipped': {
    file: 'web/features/users/audit-log.tsx',
    find: '<h2 className="muted">{day}</h2>',
    replace: '<h5 className="muted">{day}</h5>',
    tests: ['web/e2e/accessibility.spec.ts#users is accessible'],
  },
  'lost-answer-starts-upload-again': {
    file: 'web/features/users/batch/sent-uploads.ts',
    find: 'if (last?.rows !== rows) last =',
    replace: 'last =',
    tests: ['web/features/users/batch-upload.test.tsx#an upload that did not start, hangs or lost its answer'],
  },
}

/** Faults of the analytics. */
export const PLANTED_ANALYTICS_FAULTS: PlantedFaultsByName = {
  'last-day-out-of-reach': {
    file: 'web/features/analytics/trend-chart.tsx',
    find: '      End: last,\n',
    replace: '      End: last - 1,\n',
    tests: ['web/e2e/analytics.spec.ts#a year on a narrow phone'],
  },
  'wrong-period-unexplained': {
    file: 'web/features/analytics/controls.tsx',
    find: '    setError(message)\n',
    replace: '',
    tests: ['web/features/analytics/page.test.tsx#a period stays in the address'],
  },
  'formula-in-csv': {
    file: 'web/lib/csv.ts',
    find: '/^[=+\\-@\\t\\r\\n＝＋－＠]/',
    replace: '/^[+\\-@\\t\\r\\n＝＋－＠]/',
    tests: ['web/features/analytics/export.test.ts'],
  },
  'summer-time-ignored': {
    file: 'worker/analytics/zone.ts',
    find: '(steady ? first : offsetAt(time))',
    replace: 'first',
    tests: ['worker/analytics/zone.test.ts'],
  },
  'totals-counted-twice': {
    file: 'worker/analytics/period.ts',
    find: '      addCounts(totals, days[next]!)\n',
    replace: '      addCounts(totals, days[next]!)\n      addCounts(totals, days[next]!)\n',
    tests: ['worker/analytics/period.test.ts'],
  },
}

/** Faults of the dashboard, the account, the installed app's settings and the frame around all pages. */
export const PLANTED_APP_PAGE_FAULTS: PlantedFaultsByName = {
  'focus-stays-behind-after-navigation': {
    file: 'web/lib/route-change.ts',
    find: '    focusElementOrMain()\n',
    replace: '',
    tests: ['web/e2e/shell.spec.ts#a new page sets the document title'],
  },
  'color-picker-without-name': {
    file: 'web/features/pwa-settings/appearance-tab.tsx',
    find: '                    aria-label={`${label} picker`}\n',
    replace: '',
    tests: ['web/e2e/accessibility.spec.ts#pwaSettings is accessible'],
  },
  'pale-text-in-account': {
    file: 'web/features/account/account.module.css',
    find: `  flex-wrap: wrap;
  color: var(--text-muted);`,
    replace: `  flex-wrap: wrap;
  color: var(--line-strong);`,
    tests: ['web/e2e/accessibility.spec.ts#account is accessible'],
  },
}

/** Faults of the chat and of the assistant's configuration. */
export const PLANTED_ASSISTANT_FAULTS: PlantedFaultsByName = {
  'shift-enter-sends': {
    file: 'web/chat/composer.tsx',
    find: ' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)',
    replace: ' && !event.nativeEvent.isComposing) submit(event)',
    tests: ['web/e2e/chat.spec.ts#the chat on a card opens'],
  },
  'focus-lost-after-choice': {
    file: 'web/chat/message-list.tsx',
    find: '    list.current!.focus({ preventScroll: true })\n',
    replace: '',
    tests: ['web/e2e/chat.spec.ts#by keyboard a choice is reached'],
  },
  'score-shown-to-visitors': {
    file: 'web/features/chat/page.tsx',
    find: 'leadScore={isOwner ? conversation.leadScore : null}',
    replace: 'leadScore={conversation.leadScore}',
    tests: ['web/e2e/chat.spec.ts#the chat’s page finds its card'],
  },
  'configuration-error-without-focus': {
    file: 'web/features/salesbot/config-form.tsx',
    find: 'if (refusals > 0 && element.current)',
    replace: 'if (refusals > 1 && element.current)',
    tests: ['web/features/salesbot/page.test.tsx#a form that cannot be saved'],
  },
  'rehearsal-loses-focus': {
    file: 'web/features/salesbot/rehearsal-dialog.tsx',
    find: '    ;(next ?? again.current)?.focus()\n',
    replace: '',
    tests: ['web/features/salesbot/page.test.tsx#the rehearsal shows'],
  },
  'leads-file-with-formulas': {
    file: 'worker/salesbot/leads.ts',
    find: 'escapeFormulae: true',
    replace: 'escapeFormulae: false',
    tests: ['worker/salesbot/analytics.test.ts'],
  },
}
