/** Ids of items that every installation of the platform has, as its CLI writes them: lower case with dashes. */

/** Templates of the platform. */
export const PLATFORM = {
  template: 'ab86861a-6030-46c5-b394-e8f99e8b87db',
  section: 'e269fbb5-3750-427a-9149-7aa950b49301',
  field: '455a3e98-a627-4b40-8035-e683a0331ac7',
  templateFolder: '0437fee2-44c9-46a6-abe9-28858d9fee8c',
  folder: 'a87a00b1-e6db-45ab-8b54-636fec3b5523',
  rendering: '04646a89-996f-4ee7-878a-ffdbf1f0ef0d',
  renderingFolder: '7ee0975b-0698-493e-b3a2-0b2ef33d0522',
  placeholder: '5c547d4e-7111-4995-95b0-6b561751bf2e',
  placeholderFolder: 'c3b037a0-46e5-4b67-ac7a-a144b962a56f',
  dictionaryFolder: '267d9ac7-5d85-4e9d-af89-99ab296cc218',
  dictionaryEntry: '6d1cd897-1936-4a3a-a511-289a94c2a7b1',
  availableRenderings: '76da0a8d-fc7e-42b2-af1e-205b49e43f98',
  /** Bases of templates of data sources. */
  standardTemplate: '1930bbeb-7805-471a-a3be-4858ac7cf696',
  standardValuesBySite: '44a022db-56d3-419a-b43b-e27e4d8e9c41',
  /** Bases of templates of parameters: variant, styles and grid, id of the rendering. */
  renderingParameters: '4247aad4-ebde-4994-998f-e067a51b1fe4',
  stylingParameters: '5c74e985-e055-43ff-b28c-db6c6a6450a2',
  renderingIdParameters: '3db3eb10-f8d0-4cc9-be26-18ce7b139ec8',
  /** Bases of templates of pages. */
  basePage: '47151711-26ca-434e-8132-d3e0b7d26683',
  navigable: '371d5fbb-5498-4d94-ab2b-e3b70eebe78c',
  taggable: 'f39a594a-7bc9-4db0-baa1-88543409c1f9',
  designable: '6650fb34-7ea1-4245-a919-5cc0f002a6d7',
  sitemap: '4414a1f9-826a-4647-8df4-ed6a95e64c43',
} as const;

/** Folders of the platform in which projects have theirs. */
export const ROOTS = {
  templates: { id: '825b30b4-b40b-422e-9920-23a1b6bda89c', path: '/sitecore/templates/Project' },
  renderings: { id: '1995806f-0a84-42b5-93b0-88f0e2ff872c', path: '/sitecore/layout/Renderings/Project' },
  placeholders: { id: 'f5f0fbe3-61ad-4967-a5d8-8d760331d6a1', path: '/sitecore/layout/Placeholder Settings/Project' },
  settings: { id: '0af56f64-b5d7-473f-9497-1dc19265e494', path: '/sitecore/system/Settings/Project' },
} as const;

/** Fields of the platform's templates: id, and where a value of it applies. */
export const FIELDS = {
  created: { id: '25bed78c-4957-4165-998a-ca1b52f67497', hint: '__Created', scope: 'version' },
  displayName: { id: 'b5e02ad9-d56f-4c41-a065-a133db87bdeb', hint: '__Display name', scope: 'language' },
  help: { id: '9541e67d-ce8c-4225-803d-33f7f29f09ef', hint: '__Short description', scope: 'language' },
  sortOrder: { id: 'ba3f86a2-4a1c-4d78-b63d-91c2779c1b5e', hint: '__Sortorder', scope: 'shared' },
  baseTemplates: { id: '12c33f3f-86c5-43a5-aeb4-5598cec45116', hint: '__Base template', scope: 'shared' },
  standardValues: { id: 'f7d48a55-2158-4f02-9356-756654404f73', hint: '__Standard values', scope: 'shared' },
  insertOptions: { id: '1172f251-dad4-4efb-a329-0c63500e4f1e', hint: '__Masters', scope: 'shared' },
  type: { id: 'ab162cc0-dc80-4abf-8871-998ee5d7ba32', hint: 'Type', scope: 'shared' },
  source: { id: '1eb8ae32-e190-44a6-968d-ed904c794ebf', hint: 'Source', scope: 'shared' },
  title: { id: '19a69332-a23e-4e70-8d16-b2640cb24cc8', hint: 'Title', scope: 'language' },
  componentName: { id: '037fe404-dd19-4bf7-8e30-4dadf68b27b0', hint: 'componentName', scope: 'shared' },
  dataSourceTemplate: { id: '1a7c85e5-dc0b-490d-9187-bb1dbcb4c72f', hint: 'Datasource Template', scope: 'shared' },
  dataSourceLocation: { id: 'b5b27af1-25ef-405c-87ce-369b3a004016', hint: 'Datasource Location', scope: 'shared' },
  parametersTemplate: { id: 'a77e8568-1ab3-44f1-a664-b7c37ec7810d', hint: 'Parameters Template', scope: 'shared' },
  otherProperties: { id: 'e829c217-5e94-4306-9c48-2634b094fdc2', hint: 'OtherProperties', scope: 'shared' },
  placeholders: { id: '069a8361-b1cd-437c-8c32-a3be78941446', hint: 'Placeholders', scope: 'shared' },
  placeholderKey: { id: '7256bdab-1fd2-49dd-b205-cb4873d2917c', hint: 'Placeholder Key', scope: 'shared' },
  allowedControls: { id: 'e391b526-d0c5-439d-803e-17512eae6222', hint: 'Allowed Controls', scope: 'shared' },
  availableRenderings: { id: '715ae6c0-71c8-4744-ab4f-65362d20ad65', hint: 'Renderings', scope: 'shared' },
  key: { id: '580c75a8-c01a-4580-83cb-987776ceb3af', hint: 'Key', scope: 'shared' },
  phrase: { id: '2ba3454a-9a9c-4cdf-a9f8-107fd484eb6e', hint: 'Phrase', scope: 'version' },
} as const;

export type FieldName = keyof typeof FIELDS;
