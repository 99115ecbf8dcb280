/** An open dialog disables the page's keyboard shortcuts. */
export const isDialogOpen = () => document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]') !== null
