import { defineArea } from '../area.ts';
import type { CompanyRecord } from '../ports/directory.port.ts';
import type { Ports } from '../ports/ports.ts';
import { makeDemoDocuments } from './demo/make-demo-documents.ts';
import { makeDemoMessages } from './demo/make-demo-messages.ts';
import { createSigning } from './create-signing.ts';
import { signingUploads } from './document-add/upload.schema.ts';
import { signingBoxes } from './documents/box.schema.ts';
import { decidingMessages } from './messages/deciding-messages.repository.ts';
import { decidingDocuments } from './documents/deciding-documents.repository.ts';
import { signingDocuments } from './documents/document.schema.ts';
import { signingMarks } from './documents/mark.schema.ts';
import { createReceiverEmailChange } from './documents/receiver-email-change.ts';
import { createDocumentsPort } from './documents-port.ts';
import { signingEvidenceFiles } from './evidence/evidence.schema.ts';
import { createGuestDescriber } from './guest-link/guest-description.ts';
import { signingMessages } from './messages/message.schema.ts';
import type { SigningCompany, SigningDirectory } from './signing-directory.ts';
import { signingObjectPictures } from './signature-objects/signature-objects.schema.ts';
import { signingPersonalData } from './signing-personal-data.ts';
import { serveSigning } from './signing.routes.ts';

export const signing = defineArea({
  name: 'signing',
  create: ({ platform, ports }) =>
    createSigning({
      ...platform,
      directory: toSigningDirectory(ports),
      chosenUsers: ports.chosenUsers,
      onDocumentSigned: ports.onDocumentSigned,
      settings: ports.settings,
      uploadSizes: platform.config.documentUpload,
      publicUrl: platform.config.http.publicUrl,
      product: platform.config.product.name,
      dataFolder: platform.config.dataFolder,
    }),
  serve: serveSigning,
  decides: [decidingDocuments, decidingMessages],
  personalData: signingPersonalData,
  files: [
    signingDocuments.fileHash,
    signingDocuments.uploadedHash,
    signingDocuments.sealedHash,
    signingBoxes.imageHash,
    signingUploads.fileHash,
    signingUploads.uploadedHash,
    signingMessages.fileHash,
    signingMessages.uploadedHash,
    signingObjectPictures.fileKey,
    signingMarks.imageHash,
    signingEvidenceFiles.fileHash,
  ],
  offers: {
    describeGuest: ({ platform, ports }) =>
      createGuestDescriber({ db: platform.db, directory: toSigningDirectory(ports) }),
    documents: ({ services, platform, ports }) =>
      createDocumentsPort(services, { ...platform, directory: toSigningDirectory(ports) }),
    onEmailChanged: ({ platform, ports }) =>
      createReceiverEmailChange({
        ...platform,
        directory: toSigningDirectory(ports),
        publicUrl: platform.config.http.publicUrl,
      }),
  },
  chores: ({ cancelledMessages, uploads, sendDoc, objectsOfNobody, objectFiles, sealChecks }) => [
    cancelledMessages,
    uploads,
    sendDoc,
    objectsOfNobody,
    objectFiles,
    sealChecks,
  ],
  rounds: ({ messageNotices, completion }) => [messageNotices, completion],
  demo: async (services, platform) => {
    const signed = await makeDemoDocuments({ ...platform, signing: services });
    await makeDemoMessages({ ...platform, signing: services });
    // The signed ones are sealed like any other, while people look around already.
    return () => Promise.all(signed.map(({ id, signer }) => services.completion.complete(signer, { id })));
  },
});

function toSigningDirectory(ports: Ports): SigningDirectory {
  const { directory, people } = ports;
  return {
    ...people,
    // Asked for late: the area of accounts is made from what this one says of guests.
    listAccountIds: (executor, filter) => ports.accounts.listAccountIds(executor, filter),
    findEmployees: directory.findEmployees,
    describeUser: directory.describeUser,
    findGroup: directory.findGroup,
    listGroups: directory.listGroups,
    listMembers: directory.listMembers,
    countMembers: directory.countMembers,
    findCompany: async (executor, companyId) => {
      const company = await directory.findCompany(executor, companyId);
      return company && toSigningCompany(company);
    },
    findCompanies: async (executor, ids) => {
      const companies = await directory.findCompanies(executor, ids);
      return new Map([...companies].map(([id, company]) => [id, toSigningCompany(company)]));
    },
  };
}

function toSigningCompany(company: CompanyRecord): SigningCompany {
  const { id, name, asksSmsCode, asksAllPages, youngChange } = company;
  return { id, name, needsSmsCode: asksSmsCode, asksAllPages, youngChange };
}
