import { CARD_FIELDS } from '../../../../schema/card-fields.ts'
import { PRODUCT_NAMES } from '../../../../schema/product.ts'
import { APP_PAGES } from '../../../../schema/route.ts'

/**
 * Visible names of the buttons, tabs, fields and headings that the guide mentions. Names that are defined in schema/ come from
 * there. The guide's browser test opens the page of each of them and looks for it, so that a renamed button fails the test.
 */
export const GUIDE_CONTROLS = {
  // Signing in and the sidebar
  signIn: 'Sign In',
  createAccount: 'Create Account',
  forgotPassword: 'Forgot password?',
  sendResetLink: 'Send Reset Link',
  sendConfirmationLink: 'Send Confirmation Link',
  openMenu: 'Open menu',
  signOut: 'Sign out',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  search: 'Search',
  sidebarAccount: APP_PAGES.account.sidebar,

  // Dashboard
  createNewCard: 'Create New Card',
  showMyQr: 'Show my QR',
  editCard: 'Edit Card',
  analytics: 'Analytics',
  view: 'View',
  aiSalesbot: 'AI Salesbot',
  deleteCard: 'Delete',
  qrCode: 'QR Code',
  accountLevel: 'Account Level',
  totalSaves: 'Total Saves',

  // Dialog with a card's QR code
  fullScreen: 'Full screen',
  downloadQr: 'Download QR Code',
  downloadSvg: 'Download SVG',
  printSheet: 'Print sheet',
  copyLink: 'Copy link',

  // Quick editor
  advancedEditor: 'Advanced Editor',
  addPlatform: 'Add Platform',
  quickPicture: 'Picture',
  quickCover: 'Cover',
  quickLogo: CARD_FIELDS.logoUrl.label,
  quickTheme: CARD_FIELDS.theme.label,
  dialogSave: 'Save',
  dialogCancel: 'Cancel',

  // Card editor
  saveChanges: 'Save Changes',
  reset: 'Reset',
  undo: 'Undo',
  redo: 'Redo',
  showPreview: 'Show preview',
  tabBasic: 'Basic Info',
  tabDesign: 'Design',
  tabGallery: 'Gallery',
  tabSocial: 'Social',
  tabButtons: 'Buttons',
  tabAdvanced: 'Advanced',
  fieldName: CARD_FIELDS.name.label,
  fieldTitle: CARD_FIELDS.title.label,
  fieldCompany: CARD_FIELDS.company.label,
  fieldAbout: CARD_FIELDS.about.label,
  fieldEmail: CARD_FIELDS.email.label,
  fieldPhone: CARD_FIELDS.phone.label,
  fieldAddress: CARD_FIELDS.address.label,
  fieldWebsite: CARD_FIELDS.website.label,
  fieldVideo: CARD_FIELDS.videoUrl.label,
  fieldSlug: CARD_FIELDS.slug.label,
  filedAs: 'How address books file this name',
  copyUrl: 'Copy URL',
  changeTheme: 'Change Theme',
  profilePicture: CARD_FIELDS.profilePicture.label,
  coverPhoto: CARD_FIELDS.coverPhoto.label,
  logo: CARD_FIELDS.logoUrl.label,
  addSocialLink: 'Add Social Link',
  addCustomButton: 'Add Custom Button',
  addButton: 'Add Button',
  showForm: 'Show the form on the card',
  addQuestion: 'Add Question',
  customCss: CARD_FIELDS.customCss.label,
  embedCodes: CARD_FIELDS.embedCodes.label,
  addEmbedCode: 'Add Embed Code',
  searchEngines: 'Show in search engines',

  // Public card and show mode
  saveContact: 'Save Contact',
  share: 'Share',
  showMap: 'Show Map',
  cardLink: 'Card link',
  contactCode: 'Contact',
  writeNfcTag: 'Write NFC tag',
  print: 'Print',

  // Analytics
  period: 'Period',
  timeRange: 'Time range',
  exportData: 'Export Data',
  exportAll: 'All data',
  refresh: 'Refresh',
  totalViews: 'Total Views',
  totalClicks: 'Total Clicks',
  ctr: 'CTR',
  growthInsights: 'Growth Insights',
  engagementMetrics: 'Engagement Metrics',
  smartInsights: 'Smart Insights',
  viewToLead: 'From view to lead',
  whereFrom: 'Where visits come from',
  historyViews: 'Card Views',
  historyClicks: 'Link Clicks',
  historySaves: 'Card Saves',
  historyForms: 'Form Submissions',

  // Sales assistant
  fillIn: 'Fill in from my card',
  enableBot: `Enable ${PRODUCT_NAMES.assistant}`,
  companyInformation: 'Company information',
  servicesAndPrices: 'Services and prices',
  questionsAndAnswers: 'Questions and Answers',
  alwaysOnScreen: 'Always on screen',
  rehearsal: 'Rehearsal',
  leadQualification: 'Lead Qualification',
  actionButtons: 'Action Buttons',
  leadMails: 'Email me when a conversation becomes a lead',
  testChat: 'Test chat',
  saveConfiguration: 'Save Configuration',
  botAnalytics: 'View Analytics',
  conversations: 'Conversations',
  unanswered: 'Unanswered Questions',
  exportLeads: 'Export leads',

  // PWA settings
  pwaIcons: 'Icons',
  pwaAppearance: 'Appearance',
  pwaPreview: 'Preview',
  savePwaSettings: 'Save PWA Settings',

  // Account and User Management
  accountProfile: 'Profile',
  accountSecurity: 'Security',
  addNewUser: 'Add New User',
  batchUpload: 'Batch Upload',
} as const

export type GuideControl = keyof typeof GUIDE_CONTROLS

/** The name of a control, marked for a text of the guide. */
export const ui = (control: GuideControl): string => `**${GUIDE_CONTROLS[control]}**`
