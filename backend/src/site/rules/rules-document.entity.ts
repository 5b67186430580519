import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';
import { User } from '../../people/users/user.entity.js';

@Entity('rules_documents')
export class RulesDocument {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id!: number;

  @Column('text')
  title!: string;

  /** For downloads. */
  @Column('text')
  filename!: string;

  @Column('text', { name: 'original_filename' })
  originalFilename!: string;

  @Column('text', { name: 'file_path' })
  filePath!: string;

  @Column('text', { name: 'mime_type' })
  mimeType!: string;

  @Column('integer', { name: 'file_size' })
  fileSize!: number;

  @Column('integer', { name: 'uploaded_by' })
  uploadedBy!: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'uploaded_by' })
  uploader?: User;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
